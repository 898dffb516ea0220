// node bench/levels.ts [--game scribble] [--rules full] [--levels club,county] [--games 200] [--effort 300]
// The ladder of each game's levels: how often a level beats the one below it, and the ratings that follow.

import { parseArgs } from 'node:util'
import { LEVELS } from '#games/obstruction/engine/levels.ts'
import { LEVEL_NAMES } from '#games/scribble/engine/bots/levels.ts'
import { measureObstruction } from './levels/obstruction.ts'
import { printLadder } from './levels/rating.ts'
import { measureScribble } from './levels/scribble.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '200' },
    /** A part of the names: full loose, full strict or half loose. */
    rules: { type: 'string', default: '' },
    /** Only these levels of Scribble, each against the one below; then the ratings are not a ladder. */
    levels: { type: 'string', default: '' },
    effort: { type: 'string', default: '300' },
  },
})
const games = Number(values.games)

if (values.game !== 'scribble')
  for (const size of ['8x8', '7x7', '9x9'])
    printLadder(
      `Obstruction, ${size}, ${games} games each`,
      Object.keys(LEVELS)[0]!,
      await measureObstruction(size, games),
      'skilled',
    )

if (values.game !== 'obstruction')
  for (const rules of ['full loose', 'full strict', 'half loose'].filter(name =>
    name.startsWith(values.rules),
  ))
    printLadder(
      `Scribble, ${rules}, ${games} games each`,
      LEVEL_NAMES[0]!,
      [
        ...measureScribble({
          reservoir: rules.startsWith('full') ? 'full' : 'half',
          strict: rules.endsWith('strict'),
          games,
          effort: Number(values.effort),
          levels: values.levels.split(',').filter(Boolean),
        }),
      ],
      'casual',
    )
