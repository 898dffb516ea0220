import { conclusionsFor, type Step, type Technique } from './technique.ts'

/** Every cell in line with a kept cell of the same number is shaded. */
export const repeatOfKept: Technique = {
  code: 'repeat-of-kept',
  byNumbers: false,
  find({ topology, known }) {
    const { lines, numbers } = topology
    return lines.flatMap((cells, line) =>
      cells.flatMap((kept): Step[] => {
        if (known[kept] !== 'kept') return []
        const repeats = cells.filter(other => other !== kept && numbers[other] === numbers[kept])
        if (repeats.every(other => known[other] === 'shaded')) return []
        return [
          { technique: 'repeat-of-kept', from: [kept], conclusions: conclusionsFor('shaded', repeats), line },
        ]
      }),
    )
  },
}
