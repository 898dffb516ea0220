import { describe, expect, it } from 'vitest'
import { readMarks } from '../engine/analysis/advice.ts'
import { gradePuzzle } from '../engine/grader.ts'
import { neededSteps } from '../engine/needed-steps.ts'
import { TECHNIQUES_BY_GRADE, type TechniqueCode } from '../engine/techniques/technique.ts'
import { TECHNIQUES } from '../engine/techniques/techniques.ts'
import { describeBreach, describeStep } from '../presentation/step-description.ts'
import { breaches } from '../rules/breaches.ts'
import { puzzleOf, topologyOfText } from '../testing/boards.ts'
import { explainSteps } from '../tools/explain.ts'
import { breachSentence, stepSentence } from './en-steps.ts'
import { techniques } from './en-techniques.ts'

interface Example {
  readonly technique: TechniqueCode
  readonly puzzle: string
  readonly marks?: string
  readonly says: readonly string[]
}

/** Every technique on a board where equal numbers stand only where it needs them. */
const EXAMPLES: readonly Example[] = [
  {
    technique: 'around-shaded',
    puzzle: '1234/5678/9abc',
    marks: '..../.#../....',
    says: ['b2 is shaded, so the cells around it are kept: a2, c2, b1 and b3.'],
  },
  {
    technique: 'repeat-of-kept',
    puzzle: '1214/5678/1abc',
    marks: 'o.../..../....',
    says: [
      'The 1 at a1 is kept, so the 1 at c1 in row 1 is shaded.',
      'The 1 at a1 is kept, so the 1 at a3 in column a is shaded.',
    ],
  },
  {
    technique: 'sandwich-triple',
    puzzle: '1234/5557/9abc',
    says: [
      'a2, b2 and c2 are three 5s in a row. Only one can stay and shaded cells never touch, so b2 is kept, and a2 and c2 are shaded.',
    ],
  },
  {
    technique: 'sandwich-pair',
    puzzle: '1234/5678/9a3c',
    says: ['c2 is between two 3s, c1 and c3. One of them is shaded, so c2 is kept.'],
  },
  {
    technique: 'sandwich-pair',
    puzzle: '1_12/3456',
    says: [],
  },
  {
    technique: 'pair-in-line',
    puzzle: '12334563/789abcde',
    says: ['One of the two 3s at c1 and d1 is kept, so every other 3 in row 1 is shaded: h1.'],
  },
  {
    technique: 'beside-pair',
    puzzle: 'hex:__123/_4567/899ab/cdef_/ghi__',
    says: ['One of the two 9s at b3 and c3 is shaded, so the cells that touch both are kept: b4 and c2.'],
  },
  {
    technique: 'pair-in-line',
    puzzle: 'hex:__129/_4567/8a9bc/d9ef_/ghi__',
    says: [
      'One of the two 9s at c3 and b4 is kept, so every other 9 in the slanting line from e1 to a5 is shaded: e1.',
    ],
  },
  {
    technique: 'flanked-pair',
    puzzle: '1233245/2678923',
    says: [],
  },
  {
    technique: 'flanked-pair',
    puzzle: '123324352/46789abcd',
    says: [
      'b1 to e1 read 2 3 3 2. One of these 2s and one of these 3s is kept, so every other 2 and 3 in row 1 is shaded: g1 and i1.',
    ],
  },
  {
    technique: 'quad-corner',
    puzzle: '1134/2278/9abc',
    says: [
      'One cell of each pair is shaded. Shading b1 and a2 would cut off the corner a1, so it’s the other two: a1 and b2.',
    ],
  },
  {
    technique: 'triple-corner',
    puzzle: '1134/1678/9abc',
    says: [
      'If the 1 at a1 were kept, the 1s at b1 and a2 would be shaded and the corner a1 cut off. So a1 is shaded.',
    ],
  },
  {
    technique: 'triple-corner',
    puzzle: '2134/1178/9abc',
    says: [
      'If the 1 at b2 were kept, the 1s at b1 and a2 would be shaded and the corner a1 cut off. So b2 is shaded.',
    ],
  },
  { technique: 'triple-corner', puzzle: '1134/5178/9abc', says: [] },
  {
    technique: 'double-corner',
    puzzle: '1134/5678/9abc',
    says: [
      'One of the two 1s at b1 and a1 is shaded. If it’s a1, a2 next to it is kept; if it’s b1, a2 is the only way out of the corner a1. So a2 is kept.',
    ],
  },
  {
    technique: 'corner-close',
    puzzle: '1234/5678/9abc',
    marks: '.#../..../....',
    says: ['With b1 shaded, a2 is the only way out of a1, so a2 is kept.'],
  },
  // Where a cell has one neighbour only, that is for the eye that looks at the whole board.
  { technique: 'corner-close', puzzle: '123_4/56789/abcde', says: [] },
  {
    technique: 'must-not-cut-off',
    puzzle: '123_4/56789/abcde',
    says: ['Shading e2 would cut e1 off from the rest, so e2 is kept.'],
  },
  {
    technique: 'edge-close',
    puzzle: '12345/6789a/bcdef',
    marks: '.#.#./...../.....',
    says: ['With b1 and d1 shaded, c2 is the only way out of c1, so c2 is kept.'],
  },
  {
    technique: 'enclosed',
    puzzle: '12345/6789a/bcdef/ghijk',
    marks: '..#../.#.#./...../.....',
    says: ['With b2, d2 and c1 shaded, c3 is the only way out of c2, so c3 is kept.'],
  },
  {
    technique: 'must-not-cut-off',
    puzzle: '12345/6789a/bcdef/ghijk',
    marks: 'oo#../o#.../...../.....',
    says: ['Shading a3 would cut a1, b1 and a2 off from the rest, so a3 is kept.'],
  },
  {
    technique: 'offset-pair',
    puzzle: '12345/67789/bacde/fghai',
    says: [],
  },
  {
    technique: 'offset-pair',
    puzzle: '12345/67789/babde/fghij',
    says: [
      'If a2 were shaded, b2 would be kept and c2 shaded, and then the two 11s at c3 and a3 would both be kept. So a2 is kept.',
    ],
  },
  {
    technique: 'offset-pair',
    puzzle: '12345/67789/cbdbe/fghij',
    says: [
      'If d2 were shaded, c2 would be kept and b2 shaded, and then the two 11s at b3 and d3 would both be kept. So d2 is kept.',
    ],
  },
  {
    technique: 'double-edge-pair',
    puzzle: '12234/56678/9abcd',
    says: [
      'In the pairs b1-c1 and b2-c2 the shaded cells alternate, so the kept cell of each outer pair has only one way out, along its line. So a1 and d1 are kept.',
    ],
  },
  {
    technique: 'triple-edge-pair',
    puzzle: '12234/56678/9aabc/defgh',
    says: [
      'In the pairs b1-c1, b2-c2 and b3-c3 the shaded cells alternate, so the kept cell of each outer pair has only one way out, along its line. So a1, d1, a2 and d2 are kept.',
    ],
  },
]

describe('the sentence of a step', () => {
  it.each(EXAMPLES)('[H11] $technique on $puzzle', ({ technique, puzzle, marks, says }) => {
    const topology = topologyOfText(puzzle)
    const known = readMarks(topology, marks?.split('/') ?? [])
    const steps = TECHNIQUES.find(({ code }) => code === technique)!.find({ topology, known })
    expect(steps.map(step => stepSentence(describeStep(topology, step)))).toEqual(says)
  })

  it('[H11] two ways to the same mark are told one after the other', () => {
    const text = '346316/326146/132564/552642/264356/113423'
    const { steps } = gradePuzzle(puzzleOf(text), { until: 'every-cell' })
    const step = steps.find(({ technique }) => technique === 'same-either-way')!
    expect(stepSentence(describeStep(topologyOfText(text), step))).toBe(
      'Suppose d1 is kept: then d5 is shaded, e4 kept, e2 shaded, d3 kept. Suppose d1 is shaded: then e2 is kept, e4 shaded, d3 kept. Either way d3 is kept.',
    )
  })

  it('[H11] there is a name and a statement for every technique, and an example for those of grades 1 to 3', () => {
    for (const code of Object.values(TECHNIQUES_BY_GRADE).flat())
      expect(techniques[code].statement).toMatch(/^[A-Z].*\.$/)
    const shown = new Set(EXAMPLES.filter(({ says }) => says.length > 0).map(({ technique }) => technique))
    expect(TECHNIQUES.filter(({ code }) => !shown.has(code))).toEqual([])
  })
})

describe('the sentence of a broken rule', () => {
  const whyNot = (puzzle: string, marks: string) => {
    const topology = topologyOfText(puzzle)
    const known = readMarks(topology, marks.split('/'))
    return breaches(topology, cell => known[cell] === 'shaded').map(breach =>
      breachSentence(describeBreach(topology, breach)),
    )
  }
  it('[H2] names the cells and the line', () => {
    expect(whyNot('1234/5678/9abc', '.##./..../....')).toEqual(['b1 and c1 are both shaded, but they touch.'])
    expect(whyNot('5535/1278/9abc', '#.../..../....')).toEqual(['Two 5s are kept in row 1: b1 and d1.'])
    expect(whyNot('1234/5678/9abc', '.#../#.../....')).toEqual(['a1 is cut off from the rest.'])
    expect(whyNot('1234/5678/9abc', '..#./.#../#...')).toEqual(['a1, b1 and a2 are cut off from the rest.'])
    expect(whyNot('hex:_12/345/67_', '.../.../...')).toEqual([])
    expect(whyNot('hex:_12/345/26_', '.../.../...')).toEqual([
      'Two 2s are kept in the slanting line from c1 to a3: c1 and a3.',
    ])
  })
})

describe('a whole way', () => {
  it('[H11] is told in numbered sentences, what lies around shaded cells along with them', () => {
    const puzzle = puzzleOf('215653/245562/544125/654224/526415/465355')
    const topology = topologyOfText('215653/245562/544125/654224/526415/465355')
    const told = explainSteps(topology, neededSteps(topology, gradePuzzle(puzzle).steps))
    expect(told.slice(0, 3)).toEqual([
      '1. f4 is between two 5s, f3 and f5. One of them is shaded, so f4 is kept.',
      '2. The 4 at f4 is kept, so the 4 at c4 in row 4 is shaded. Around it b4, d4, c3 and c5 are kept.',
      '3. The 4 at c3 is kept, so the 4 at b3 in row 3 is shaded. Around it a3 and b2 are kept.',
    ])
    expect(told.at(-1)).toBe('12. The 5 at c1 is kept, so the 5 at c2 in column c is shaded.')
  })
})
