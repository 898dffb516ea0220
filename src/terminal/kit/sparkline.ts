import type { Glyphs } from './glyphs.ts'

/** Figures as a line of small columns, the last ones where there are more than fit. */
export function sparkline(values: readonly number[], columns: number, { levels }: Glyphs): string {
  const shown = values.slice(-columns)
  const [low, high] = [Math.min(...shown), Math.max(...shown)]
  return shown
    .map(value => {
      // Without any difference they stand in the middle, neither low nor high.
      const height = high === low ? 0.5 : (value - low) / (high - low)
      return levels[Math.round(height * (levels.length - 1))]
    })
    .join('')
}
