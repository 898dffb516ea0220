import type { Face, PanelProps } from '#web/kit/face.ts'
import { LazyComponent } from '#web/kit/lazy-component.tsx'
import { usePreload } from '#web/kit/preload.ts'
import type { Level, WorderlyTypes } from '../rules/types.ts'
import { webText } from '../text/en-web.ts'
import { WorderlyBoard } from './board.tsx'
import { RankPreview, rankChoice } from './rank-choice.tsx'
import './icons.css'

/** Screens on which the wide grid would be too small to read. */
const NARROW = '(max-width: 700px)'

/** Wizards of Worderly Place in the browser. */
export const face: Face<WorderlyTypes> = {
  Board: WorderlyBoard,
  layout: 'board-only',
  loadAnalysis: () => import('./sheets/solved-words-panel.tsx'),
  Panel,
  Preview: RankPreview,
  keys: webText.keys,
  decorateChoice: (option, value, played) =>
    option === 'level' ? rankChoice(value as Level, played) : undefined,
  defaultsForScreen: () => (matchMedia(NARROW).matches ? { area: 'compact' } : {}),
}

const loadWordLists = async () => (await import('./sheets/word-lists.tsx')).WordLists

/** The words so far, once there are any. */
function Panel({ view, consult }: PanelProps<WorderlyTypes>) {
  usePreload([loadWordLists])
  if (view.found.length + view.bonus.length + view.wrong.length === 0 && !view.over)
    return <p class="soft wo-none-yet">{webText.noneYet(view.judging)}</p>
  return <LazyComponent load={loadWordLists} props={{ view, ...(consult && { consult }) }} />
}
