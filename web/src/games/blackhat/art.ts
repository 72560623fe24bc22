// The pictures of spaces, by their names.

import { space } from "virtual:pictures/blackhat";
import { PictureBook } from "../../lib/pictureBook.svelte";

export const spaces = new PictureBook(space, () => import("virtual:pictures/blackhat/more"));
