import { afterAll, onTestFinished } from 'vitest'

const leftovers: (() => unknown)[] = []
let isLasting = false

afterAll(async () => {
  for (const end of leftovers.splice(0).reverse()) await end()
})

/** Ends something when its time has come. */
export function atTheEnd(end: () => unknown): void {
  if (isLasting) leftovers.push(end)
  else onTestFinished(async () => void (await end()))
}

/** What is begun meanwhile lasts for the file. */
export async function lasting<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  isLasting = true
  try {
    return await work()
  } finally {
    isLasting = false
  }
}
