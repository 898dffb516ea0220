import type { GameFormat } from '#kernel/game-format.ts'
import type { Rules } from '#kernel/rules.ts'
import type { Library } from '#lexicon/library.ts'
import { writeGcg } from './formats/gcg-write.ts'
import { importGcg } from './formats/import-gcg.ts'
import { importPosition, positionOf } from './formats/import-position.ts'
import { writePosition } from './formats/position.ts'
import type { ScribbleTypes } from './rules/types.ts'
import { exportFormatText, positionText } from './text/en-web.ts'

/** The formats of other Scrabble programs, read by these rules and with the words of this library. */
export function createFormats(
  rules: Rules<ScribbleTypes>,
  library: Library,
): readonly GameFormat<ScribbleTypes>[] {
  return [
    {
      label: exportFormatText.gcg,
      fileExtension: 'gcg',
      write: writeGcg,
      read: text => importGcg(text, { rules, library }),
    },
    {
      label: exportFormatText.position,
      write: ({ shownState }) => writePosition(positionOf(shownState)),
      read: text => importPosition(text, { library, names: positionText.players }),
    },
  ]
}
