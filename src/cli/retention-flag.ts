import { DEFAULT_RETENTION, type Retention } from '#server/admin/retention.ts'
import { cliText } from './text/en/shell.ts'
import { UsageError } from './usage-error.ts'

/** The data that can be kept for a time, by the word that a host writes. */
const KINDS: Readonly<Record<string, keyof Retention>> = {
  guests: 'guests',
  'closed-tables': 'closedTables',
  logs: 'logs',
}

const MAX_DAYS = 36_500

/** Reads `guests=90,logs=forever`; anything that is not named keeps its default. */
export function readRetention(text: string): Retention {
  const given = text.split(',').filter(part => part !== '')
  return Object.assign({ ...DEFAULT_RETENTION }, ...given.map(readPart))
}

function readPart(part: string): Partial<Retention> {
  const [word = '', value = ''] = part.split('=')
  const kind = Object.hasOwn(KINDS, word) ? KINDS[word] : undefined
  if (!kind) throw new UsageError(cliText.keepRefused(part, Object.keys(KINDS)))
  if (value === 'forever') return { [kind]: null }
  if (!/^\d{1,5}$/.test(value) || Number(value) > MAX_DAYS)
    throw new UsageError(cliText.keepRefused(part, Object.keys(KINDS)))
  return { [kind]: Number(value) }
}
