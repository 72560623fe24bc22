// The router: the path of the address, and links that do not reload the page.

class Route {
  path = $state(location.pathname);
  /** The part after #: a rule's id on the rules pages. */
  anchor = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.anchor = location.hash.slice(1);
  }
}

export const route = new Route();

/** The parts of a path; an undecodable one is left as it is. */
export function parts(path: string): string[] {
  return path
    .split("/")
    .slice(1)
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
}

/** For <a onclick>: follows the link inside the page, unless the reader wants a new tab. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  route.go(link.pathname + link.hash);
}
