// The pictures of cards, by their ids.

import { card } from "virtual:pictures/kiberrubezh";
import { PictureBook } from "../../lib/pictureBook.svelte";

export const cardPictures = new PictureBook(card, () => import("virtual:pictures/kiberrubezh/more"));
