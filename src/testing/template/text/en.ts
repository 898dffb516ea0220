import { type GameText, subject, subjectWithVerb } from '#kernel/text.ts'
import type { TemplateTypes } from '../rules/types.ts'

export const text: GameText<TemplateTypes> = {
  options: { pebbles: { label: 'Pebbles', help: '5 to 30' } },
  levels: {
    careless: { label: 'Careless', help: 'Takes what comes to hand.' },
    careful: { label: 'Careful', help: 'Counts in fours.' },
  },
  moveExample: 'how many to take, such as 2',
  help: () => [
    {
      heading: 'The game',
      paragraphs: [
        'Take one, two or three pebbles from the right end. The player who takes the last one wins.',
      ],
    },
  ],
  refusals: {
    'no-number': () => 'Type how many to take: 1, 2 or 3.',
    'too-many': ({ take, left }) =>
      `${take} is too many: take 1 to 3, and no more than the ${left} there are.`,
  },
  event(event, people) {
    if (event.kind === 'began')
      return `${event.pebbles} pebbles. ${subjectWithVerb(people[event.starter], 'begin')} (random draw).`
    return `${subjectWithVerb(people[event.seat], 'take')} ${event.take}, ${event.left} left.`
  },
  status(view, people) {
    if (view.toMove === null) return 'No pebble is left.'
    return people[view.toMove]?.you ? 'Your turn. Take 1 to 3.' : `${subject(people[view.toMove])} to take.`
  },
  outcome: (outcome, people) => `${subjectWithVerb(people[outcome.winners[0]!], 'take')} the last pebble.`,
  cell: (view, cell) => `${cell.column < view.pebbles ? 'a pebble' : 'taken'}, place ${cell.column + 1}`,
  note({ code, move }) {
    switch (code) {
      case 'hint-win':
        return `Take ${move?.take}: it leaves a multiple of four.`
      case 'hint-lost':
        return 'Every move loses against best play.'
      case 'kept-win':
        return 'Keeps the win.'
      case 'threw-win':
        return `Gives the win away. Taking ${move?.take} would have kept it.`
      case 'was-lost':
        return 'The position was already lost.'
      default:
        return code
    }
  },
}
