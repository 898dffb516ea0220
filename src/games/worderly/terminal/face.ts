import type { Face, TypedInput } from '#terminal/kit/face.ts'
import type { Binding } from '#terminal/kit/keymap.ts'
import { rankRecord, solvedQuestions } from '../presentation/presentation.ts'
import type { CommonnessAnswer } from '../presentation/solved-words.ts'
import { LEVELS, type Level, LIVES, type WorderlyTypes } from '../rules/types.ts'
import { describeRankRecord, levelNames } from '../text/en.ts'
import { terminalText as text } from '../text/en-terminal.ts'
import { drawTable } from './draw-table.ts'
import { drawWords } from './grid.ts'
import { writeTable } from './plain-text.ts'
import { solvedLines } from './solved-lines.ts'

const { keys } = text

export const input: TypedInput<WorderlyTypes> = {
  kind: 'typed',
  commands: { h: 'help' },
  keys: ({ canHint }) => [
    typed('S', keys.shuffle),
    { ...typed('?', keys.hint), ...(!canHint && { quiet: true }) },
    typed('E', keys.exit),
    typed('H', keys.help),
  ],
  placeholder: text.invites,
  enterLabel: text.enter,
}

/** Wizards of Worderly Place in the terminal, by the menus and keys of its manual (W14). */
export const face: Face<WorderlyTypes> = {
  menu: {
    option: 'level',
    levels: LEVELS.map(level => ({
      value: level,
      label: levelNames[level],
      note: text.levelNote(LIVES[level], difficulty(level)),
    })),
    levelNote(level, played) {
      const record = describeRankRecord(rankRecord(level as Level, played))
      return record === '' ? undefined : text.levelNote(LIVES[level as Level], record)
    },
    words: text.menu,
  },
  input,
  draw: ({ view }) => drawWords(view, ' '),
  drawFullScreen: drawTable,
  analysis: {
    questions: ({ state }) => solvedQuestions(state),
    lines: ({ answer }, { state }) => solvedLines(state, answer as CommonnessAnswer | undefined),
  },
  text: writeTable,
}

/** A letter that is typed and sent with Enter, so it isn't a key by itself. */
function typed(letter: string, label: string) {
  return { command: 'typed', keys: [], showKeys: () => letter, label } as const satisfies Binding
}

function difficulty(level: Level): string {
  if (level === LEVELS[0]) return text.easiest
  return level === LEVELS.at(-1) ? text.hardest : ''
}
