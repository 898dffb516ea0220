import type { DraftEditor } from '#terminal/kit/draft-editor.ts'
import type { KeyMap } from '#terminal/kit/keymap.ts'
import { indexOfCell } from '../rules/grid.ts'
import type { GuessGoTypes, View } from '../rules/types.ts'
import { terminalText } from '../text/en-terminal.ts'
import { candidates, completeWord, matchingWords } from './draft/completion.ts'
import { type Draft, updateDraft } from './draft/draft.ts'
import { afterRefusal as afterRejection, draftKey, KEYS } from './draft/keys.ts'

const { keys: labels, line } = terminalText

/** [G14] Words are typed, completed and put on the grid, or called. */
export const drafting: DraftEditor<GuessGoTypes, Draft> = {
  draft: updateDraft,
  press: (view, draft, cursor, key) => draftKey({ view, draft, cursor, key }),
  afterRejection,
  keys,
  status(view, draft, cursor) {
    const word = completeWord(view, draft)
    if (draft.typed !== '') {
      const others = matchingWords(candidates(view), draft.typed).filter(one => one !== word).length
      if (word === undefined) return { text: draft.typed, note: others > 0 ? line.within(others) : line.none }
      const does =
        view.phase === 'filling'
          ? line.places(word, cursor)
          : view.phase === 'calling'
            ? line.calls(word)
            : line.says(word)
      return { text: draft.typed, note: does + (others > 0 ? line.others(others) : '') }
    }
    return { text: '', note: invitation(view, draft, cursor) }
  },
}

/** Whether the viewer's grid has no word that could be lifted. */
function isGridEmpty({ viewer, grids }: View): boolean {
  return viewer === 'spectator' || grids[viewer]!.every(word => word === null)
}

function invitation(view: View, { lifted }: Draft, cursor: { row: number; column: number }): string {
  const grid = view.viewer === 'spectator' ? [] : view.grids[view.viewer]!
  if (!view.acting) return line.waiting
  if (view.phase === 'tossing') return line.tossing
  if (view.phase === 'calling') return line.calling
  if (lifted) return line.lifted(grid[indexOfCell(lifted, view.terms.size)] ?? '')
  return grid.includes(null) ? line.filling(cursor) : line.ready
}

/** Enter and Tab are hinted at once there is something for them to do. */
function keys(view: View, { typed, lifted }: Draft): KeyMap<'draft'> {
  const { phase } = view
  const isIdle = typed === '' && (phase !== 'filling' || (!lifted && isGridEmpty(view)))
  return [
    {
      command: 'draft',
      keys: ['enter'],
      label:
        phase === 'filling' ? labels.enter.filling[typed === '' ? 'swap' : 'place'] : labels.enter[phase],
      quiet: isIdle || !view.acting,
    },
    ...(phase === 'tossing'
      ? []
      : ([
          { command: 'draft', keys: [KEYS.complete], label: labels.complete, quiet: typed === '' },
        ] as const)),
    { command: 'draft', keys: ['backspace', 'delete'], label: labels.back[phase], quiet: true },
    ...(typed !== '' || lifted
      ? ([{ command: 'draft', keys: ['escape'], label: labels.clear }] as const)
      : []),
    { command: 'draft', keys: [KEYS.filter], label: labels.filter, quiet: true },
    {
      command: 'draft',
      keys: ['pageup', 'pagedown'],
      showKeys: () => 'PgUp PgDn',
      label: labels.pages,
      quiet: true,
    },
  ]
}
