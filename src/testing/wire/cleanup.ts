import { afterAll, onTestFinished } from 'vitest'

const fileCleanups: (() => unknown)[] = []
let isKeptForFile = false

afterAll(endFile)

/** Runs the cleanups of the file. Files that share this module with those before them call it themselves. */
export async function endFile(): Promise<void> {
  for (const end of fileCleanups.splice(0).reverse()) await end()
}

/** Runs a cleanup after the test, or after the file inside `keepForFile`. */
export function onCleanup(end: () => unknown): void {
  if (isKeptForFile) fileCleanups.push(end)
  else onTestFinished(async () => void (await end()))
}

/** Everything opened during the work is cleaned up after the file instead of after the test. */
export async function keepForFile<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  isKeptForFile = true
  try {
    return await work()
  } finally {
    isKeptForFile = false
  }
}
