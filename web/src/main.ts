import { mount } from "svelte";
import App from "./App.svelte";
import "@fontsource-variable/sofia-sans";
import "@fontsource-variable/sofia-sans-condensed";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/card.css";
import "./styles/buttons.css";
import "./styles/controls.css";
import "./styles/site.css";
import "./app.css";
import { settings } from "./lib/settings.svelte";

settings.show();
mount(App, { target: document.getElementById("app")! });
