import type { Face, PanelProps } from '#web/kit/face.ts'
import { LEVEL_NAMES } from '../level-words.ts'
import type { Level, WorderlyTypes } from '../rules/types.ts'
import { WorderlyBoard } from './board.tsx'
import { freshCells } from './draw-grid.tsx'
import { Lists } from './lists/lists.tsx'
import { RankPreview, rankChoice } from './ranks.tsx'
import { faceWords } from './words.ts'
import './signs.css'

/** Where the wide grid would be too small to read. */
const NARROW = '(max-width: 700px)'

/** Worderly Place in the browser. */
export const face: Face<WorderlyTypes> = {
  Board: WorderlyBoard,
  ownControls: true,
  Panel: ({ view }: PanelProps<WorderlyTypes>) => <Lists view={view} />,
  Preview: RankPreview,
  choice: (option, value, played) => (option === 'level' ? rankChoice(value as Level, played) : undefined),
  suited: () => (matchMedia(NARROW).matches ? { area: 'compact' } : {}),
  heading: ({ over, level, judging }) => (over ? LEVEL_NAMES[level] : faceWords.judgings[judging]),
  lastCell: view => freshCells(view)[0],
}
