import { keysFor } from '#kernel/key-bindings.ts'
import type { DraftEditor } from '#terminal/kit/draft-editor.ts'
import type { KeyMap } from '#terminal/kit/keymap.ts'
import { HAND_KEYS } from '../commands.ts'
import { tentativeTiles } from '../presentation/hand/hand.ts'
import { evaluateTentativePlay } from '../presentation/tentative-play.ts'
import type { ScribbleTypes, View } from '../rules/types.ts'
import { terminalText as words } from '../text/en-terminal.ts'
import { type Draft, updateDraft } from './draft.ts'
import { draftKey } from './draft-keys.ts'

const { keys: labels } = words
/** Keys of the shell that do nothing while the player is typing. */
const IDLE: KeyMap<'draft'> = [
  {
    command: 'draft',
    keys: (
      [
        'pass',
        'hint',
        'define',
        'entry',
        'top',
        'bottom',
        'undo',
        'redo',
        'this',
        'around',
        'last',
        'standing',
        'give-up',
      ] as const
    ).flatMap(keysFor),
    label: '',
    quiet: true,
  },
]

/** [S16] Letters are laid, exchanged and asked about before anything is played. */
export const drafting: DraftEditor<ScribbleTypes, Draft> = {
  draft: updateDraft,
  press: (view, draft, cursor, key) => draftKey({ view, draft, cursor, key, random: Math.random }),
  // [S13] Letters that were refused stay where they are, to be put right or taken back.
  afterRejection: draft => ({ draft }),
  keys,
  status(view, draft, cursor) {
    switch (draft.mode) {
      case 'returning':
        return { text: words.returning, note: words.returningNote }
      case 'ordering':
        return { text: words.ordering, note: words.orderingNote }
      case 'asking':
        return { text: words.asking, note: words.askingNote }
      case 'placing':
        return draft.hand.laid.length > 0
          ? { text: laidText(view, draft), note: words.plays }
          : {
              text: words.at(cursor, draft.hand.direction),
              note: view.acting ? words.placing : words.waiting,
            }
    }
  },
}

/** The word on the board with the points of its letters. Only the dictionary knows the words beside it. */
function laidText(view: View, { hand }: Draft): string {
  const puts = tentativeTiles(hand)
  const trial = evaluateTentativePlay(view, puts)
  if (!trial.ok) return puts.map(({ letter }) => letter).join(' ')
  const { move, certain, possible } = trial.value
  const [main] = [...certain, ...possible]
  return `${move.word} ${words.at(move.cell, move.direction)}, ${words.points1(main!.points)}`
}

function keys(view: View, { mode, hand }: Draft): KeyMap<'draft'> {
  const hasPages = (view.answer?.pages ?? 0) > 1
  switch (mode) {
    case 'returning':
      return [
        { command: 'draft', keys: ['enter'], label: labels.give },
        { command: 'draft', keys: ['backspace', 'delete'], label: labels.back, quiet: true },
        { command: 'draft', keys: ['escape'], label: labels.leave },
        ...IDLE,
      ]
    case 'ordering':
      return [{ command: 'draft', keys: ['enter', 'escape'], label: labels.settle }, ...IDLE]
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
        ...(hand.laid.length > 0
          ? [{ command: 'draft', keys: ['escape'], label: labels.recall } as const]
          : []),
        { command: 'draft', keys: [HAND_KEYS.exchange], label: labels.exchange },
        { command: 'draft', keys: [HAND_KEYS.list], label: labels.query },
        // Seldom used keys make room for the pages.
        { command: 'draft', keys: [HAND_KEYS.shuffle], label: labels.shuffle, quiet: hasPages },
        { command: 'draft', keys: [HAND_KEYS.order], label: labels.order, quiet: true },
        ...(hasPages
          ? [
              {
                command: 'draft',
                keys: ['pageup', 'pagedown'],
                showKeys: () => 'PgUp PgDn',
                label: labels.pages,
              } as const,
            ]
          : []),
      ]
  }
}
