// node boardgame.mjs DATA_FOLDER memory|files
// A boardgame.io server with Obstruction, set up as in its documentation. Players get credentials from its lobby, and
// every move is checked against them, which is the default. Tuned for speed: production mode (the caller
// sets NODE_ENV), no undo states, and the whole state in each update, because its `deltaState` computes a JSON patch
// for each player and is slower. (package.json pins koa-compose to 4.1.0: with a later version the lobby responds 404
// to everything, because koa-socket-2 composes the routes before they are registered.)
import bgio from 'boardgame.io/dist/cjs/server.js'
import { createDataFolder } from '../online/data-folder.ts'
import { report } from '../online/report.ts'
import { keepBeforeShowing } from './boardgame-kept.mjs'
import { emptyBoard, isFull, withMark } from './rules.mjs'

let moves = 0

const obstruction = {
  name: 'obstruction',
  disableUndo: true,
  setup: () => ({ board: emptyBoard() }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell) {
      const board = withMark(G.board, cell, playerID === '0' ? 'X' : 'O')
      if (!board) return 'INVALID_MOVE'
      moves++
      return { ...G, board }
    },
  },
  endIf: ({ G, ctx }) => (isFull(G.board) ? { winner: ctx.currentPlayer } : undefined),
}

const [dataFolder, storage] = process.argv.slice(2)
const keeping = storage === 'files' ? keepBeforeShowing(createDataFolder(dataFolder)) : {}
const server = bgio.Server({ games: [obstruction], origins: [], ...keeping })
const { appServer } = await server.run({ port: { host: '127.0.0.1', port: 0 } })
report(appServer.address().port, () => moves)
