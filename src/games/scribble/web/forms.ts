import type { GameExportFormat } from '#web/kit/face.ts'
import { writeGcg } from '../rules/formats/gcg-write.ts'
import { writePosition } from '../rules/formats/position.ts'
import type { ScribbleTypes } from '../rules/types.ts'
import { exportFormatWords } from './form-words.ts'

export const forms: readonly GameExportFormat<ScribbleTypes>[] = [
  {
    label: exportFormatWords.gcg,
    fileExtension: 'gcg',
    write: writeGcg,
    read: async (text, parts) => (await import('../told.ts')).importGcg(text, parts),
  },
  { label: exportFormatWords.position, write: ({ shownState }) => writePosition(shownState) },
]
