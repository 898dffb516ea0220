import type { GameForm } from '#web/kit/face.ts'
import { writeGcg } from '../rules/formats/gcg-write.ts'
import { writePosition } from '../rules/formats/position.ts'
import type { ScribbleTypes } from '../rules/types.ts'
import { formWords } from './form-words.ts'

export const forms: readonly GameForm<ScribbleTypes>[] = [
  {
    label: formWords.gcg,
    file: 'gcg',
    write: writeGcg,
    read: async (text, parts) => (await import('../told.ts')).readGcgFile(text, parts),
  },
  { label: formWords.position, write: ({ shown }) => writePosition(shown) },
]
