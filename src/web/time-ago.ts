import { agoWords } from './words.ts'

const MINUTE = 60_000

/** An approximate time span in words. */
export function timeAgo(then: number, now: number): string {
  const minutes = Math.floor((now - then) / MINUTE)
  if (minutes < 1) return agoWords.now
  if (minutes < 60) return agoWords.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return agoWords.hours(hours)
  return agoWords.days(Math.floor(hours / 24))
}
