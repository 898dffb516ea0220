import type { Glyphs } from './glyphs.ts'

/** Numbers as a line of small bars; the last ones where not all fit. */
export function sparkline(values: readonly number[], columns: number, { levels }: Glyphs): string {
  const shown = values.slice(-columns)
  const [low, high] = [Math.min(...shown), Math.max(...shown)]
  return shown
    .map(value => {
      // Equal values are drawn at medium height.
      const height = high === low ? 0.5 : (value - low) / (high - low)
      return levels[Math.round(height * (levels.length - 1))]
    })
    .join('')
}
