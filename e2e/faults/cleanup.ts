import { afterAll, onTestFinished } from 'vitest'

const fileCleanups: (() => unknown)[] = []
let isKeptForFile = false

afterAll(async () => {
  for (const end of fileCleanups.splice(0).reverse()) await end()
})

/** Ends something when its time has come. */
export function onCleanup(end: () => unknown): void {
  if (isKeptForFile) fileCleanups.push(end)
  else onTestFinished(async () => void (await end()))
}

/** What is begun meanwhile lasts for the file. */
export async function keepForFile<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  isKeptForFile = true
  try {
    return await work()
  } finally {
    isKeptForFile = false
  }
}
