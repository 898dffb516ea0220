/** Formats a duration like a stopwatch: 4:12, and 1:02:09 from one hour on. */
export function formatDuration(ms: number): string {
  const { hours, minutes, seconds } = parts(ms)
  const ending = `${minutes}:${twoDigits(seconds)}`
  return hours === 0 ? ending : `${hours}:${ending.padStart(5, '0')}`
}

/** Formats a duration in words, for screen readers. */
export function spellOutDuration(ms: number): string {
  const { hours, minutes, seconds } = parts(ms)
  const units = [countUnit(hours, 'hour'), countUnit(minutes, 'minute'), countUnit(seconds, 'second')]
  return units.filter(Boolean).join(' ') || '0 seconds'
}

function parts(ms: number) {
  const whole = Math.floor(Math.max(0, ms) / 1000)
  return {
    hours: Math.floor(whole / 3600),
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
  }
}

function countUnit(count: number, unit: string): string {
  return count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
