import type { Drafting } from '#terminal/kit/drafting.ts'
import type { KeyMap } from '#terminal/kit/keymap.ts'
import { type Draft, draftIn } from '../draft/draft.ts'
import { draftKey, KEYS, refused } from '../draft/keys.ts'
import { draftedRun } from '../draft/placing.ts'
import type { ScribbleTypes, View } from '../rules/types.ts'
import { terminalWords as words } from './words.ts'

const { keys: labels } = words
/** Signs that wait until one has typed what one is typing. */
const IDLE: KeyMap<'draft'> = [{ command: 'draft', keys: ['='], label: '', quiet: true }]

/** [S16] Letters are laid, exchanged and asked about before anything is played. */
export const drafting: Drafting<ScribbleTypes, Draft> = {
  draft: draftIn,
  key: (view, draft, cursor, key) => draftKey({ view, draft, cursor, key, dice: Math.random }),
  refused,
  keys,
  line(view, draft, cursor) {
    switch (draft.mode) {
      case 'returning':
        return { text: words.returning, note: words.returningNote }
      case 'asking':
        return { text: words.asking, note: words.askingNote }
      case 'placing':
        return draft.lying.length > 0
          ? { text: laidText(view, draft), note: words.plays }
          : {
              text: words.at(cursor, draft.direction),
              note: view.acting ? words.placing : words.waiting,
            }
    }
  },
}

/** The word that lies there and what its letters count; what it makes beside itself, the dictionary knows. */
function laidText(view: View, draft: Draft): string {
  const run = draftedRun(view, draft)
  if (!run.ok) return draft.lying.map(({ letter }) => letter).join(' ')
  const { cells, letters, direction } = run.value
  const points = letters.reduce(
    (sum, one) => sum + (view.letters.find(({ letter }) => letter === one)?.points ?? 0),
    0,
  )
  return `${letters.join('')} ${words.at(cells[0]!, direction)}, ${words.points1(points)}`
}

function keys(view: View, { mode, lying }: Draft): KeyMap<'draft'> {
  switch (mode) {
    case 'returning':
      return [
        { command: 'draft', keys: ['enter'], label: labels.give },
        { command: 'draft', keys: ['backspace', 'delete'], label: labels.back, quiet: true },
        { command: 'draft', keys: ['escape'], label: labels.leave },
        ...IDLE,
      ]
    case 'asking':
      return [
        { command: 'draft', keys: ['enter'], label: labels.ask },
        { command: 'draft', keys: ['backspace', 'delete'], label: labels.back, quiet: true },
        { command: 'draft', keys: ['escape'], label: labels.leave },
        ...IDLE,
      ]
    case 'placing':
      return [
        { command: 'draft', keys: ['enter'], label: labels.play, quiet: true },
        { command: 'draft', keys: ['space'], label: labels.turn },
        { command: 'draft', keys: ['backspace', 'delete'], label: labels.back, quiet: true },
        ...(lying.length > 0 ? [{ command: 'draft', keys: ['escape'], label: labels.recall } as const] : []),
        { command: 'draft', keys: [KEYS.exchange], label: labels.exchange },
        { command: 'draft', keys: [KEYS.query], label: labels.query },
        { command: 'draft', keys: [KEYS.shuffle], label: labels.shuffle },
        ...((view.answer?.pages ?? 0) > 1
          ? [
              {
                command: 'draft',
                keys: ['pageup', 'pagedown'],
                shown: () => 'PgUp PgDn',
                label: labels.pages,
              } as const,
            ]
          : []),
      ]
  }
}
