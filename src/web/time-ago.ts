import { agoText } from './text/en/shell.ts'

const MINUTE = 60_000

/** An approximate time span in words. */
export function timeAgo(then: number, now: number): string {
  const minutes = Math.floor((now - then) / MINUTE)
  if (minutes < 1) return agoText.now
  if (minutes < 60) return agoText.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return agoText.hours(hours)
  return agoText.days(Math.floor(hours / 24))
}
