import type { GameExportFormat } from '#web/kit/face.ts'
import { writeGcg } from '../formats/gcg-write.ts'
import { writePosition } from '../formats/position.ts'
import type { ScribbleTypes } from '../rules/types.ts'
import { exportFormatText } from '../text/en-web.ts'

export const forms: readonly GameExportFormat<ScribbleTypes>[] = [
  {
    label: exportFormatText.gcg,
    fileExtension: 'gcg',
    write: writeGcg,
    read: async (text, parts) => (await import('../formats/import-gcg.ts')).importGcg(text, parts),
  },
  { label: exportFormatText.position, write: ({ shownState }) => writePosition(shownState) },
]
