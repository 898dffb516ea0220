import type { Face } from '#terminal/kit/face.ts'
import type { Level, WorderlyTypes } from '../rules/types.ts'
import { isWordListHash } from '../rules/word-list-hash.ts'
import { drawTable } from './draw-table.ts'
import { drawWords } from './grid.ts'
import { writeTable } from './plain-text.ts'
import { terminalWords as words } from './words.ts'

const { keys } = words

/** Wizards of Worderly Place in the terminal, by the menus and keys of its manual (W14). */
export const face: Face<WorderlyTypes> = {
  accent: 'gage',
  menu: {
    option: 'level',
    levels: words.levels,
    levelNote: (level, kept) => words.rankNote(level as Level, kept),
    words: words.menu,
  },
  typedInput: {
    commands: { h: 'help' },
    keys: ({ canHint }) => [
      typed('S', keys.shuffle),
      { ...typed('?', keys.hint), ...(!canHint && { quiet: true }) },
      typed('E', keys.exit),
      typed('H', keys.help),
    ],
    placeholder: words.invites,
    enterLabel: words.enter,
  },
  cursor: (view, from) => from ?? view.words[0]!.cell,
  step: (_view, cursor) => cursor,
  // Once a puzzle is made of one's own words, only the hash of the list is left of it.
  isOptionRelevant: ({ lexicon }, option) =>
    option === 'lexicon' ? !isWordListHash(lexicon) : ['level', 'judging', 'area'].includes(option),
  draw: ({ view }) => drawWords(view, ' '),
  drawFullScreen: drawTable,
  text: writeTable,
}

/** Typed and followed by Enter, so no key by itself. */
function typed(sign: string, label: string) {
  return { command: 'typed', keys: [], shown: () => sign, label } as const
}
