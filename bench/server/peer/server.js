// A boardgame.io server to measure beside ours: four seats in turn, a hidden hand each, and a view of a given size.
// node server.js PORT BYTES

const { Server, Origins } = require("boardgame.io/server");

const SEATS = 4;
const [port, bytes] = process.argv.slice(2).map(Number);
const EMPTY = 751; // bytes of a message without pieces
const PIECE = 38; // bytes that one piece adds
const pieces = Math.max(1, Math.round((bytes - EMPTY) / PIECE));

const game = {
  name: "table",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: () => ({
    put: 0,
    hands: Array.from({ length: SEATS }, (_, seat) => Array.from({ length: 13 }, (_, rank) => rank * SEATS + seat)),
    pieces: Array.from({ length: pieces }, (_, id) => ({ id, at: id % 40, owner: id % SEATS, trace: id % 6 })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    put: ({ G, playerID }, rank) => {
      if (!G.hands[Number(playerID)].includes(rank * SEATS + Number(playerID))) return "INVALID_MOVE";
      G.put += 1;
      const piece = G.pieces[G.put % pieces];
      piece.at = (piece.at + 1) % 40;
      piece.trace = rank % 6;
    },
  },
  playerView: ({ G, playerID }) => ({
    put: G.put,
    hand: playerID === null ? [] : G.hands[Number(playerID)],
    sizes: G.hands.map((hand) => hand.length),
    pieces: G.pieces.map((piece) => ({ ...piece, trace: piece.owner === Number(playerID) ? piece.trace : 0 })),
  }),
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port, callback: () => console.log("up") });
