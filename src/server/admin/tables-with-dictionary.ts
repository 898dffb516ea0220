import { administrationListQueries } from '../storage/sqlite/administration-lists.ts'
import { readFile } from '../storage/sqlite/read-file.ts'

/** The codes of the unfinished tables whose game needs the dictionary with this hash. */
export function tablesWithDictionary(file: string, hash: string): Promise<readonly string[]> {
  return readFile(file, async database => {
    const { tables } = administrationListQueries(database)
    const unfinished = (['waiting', 'playing'] as const).flatMap(phase =>
      tables({ phase, limit: Number.MAX_SAFE_INTEGER }),
    )
    return unfinished.filter(({ setup }) => Object.values(setup).includes(hash)).map(({ code }) => code)
  })
}
