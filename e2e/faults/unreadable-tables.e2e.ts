import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { smallLexicon } from '#testing/online-play/scribble-play.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import {
  clientsOf,
  clientViews,
  type Match,
  playOneMove,
  playPreparations,
  waitUntilSynced,
} from '#testing/wire/match.ts'
import { stopAndCheck } from './check-storage.ts'
import { gamesResume } from './games-resume.ts'
import { preparePairs, seatPairs } from './prepared-games.ts'
import { newFolder, type Server, startServer } from './server.ts'

const random = createSeededRandom('unreadable', 'moves')

/** Changes rows of the database while no server runs, and returns a function that restores them. */
function damage(
  { file }: Server,
  { id }: Match,
  change: { table: 'entries' | 'tables'; set: string },
): () => void {
  const query = (sql: string) => {
    const database = new DatabaseSync(file)
    database.exec(sql)
    database.close()
  }
  const number = `(SELECT number FROM tables WHERE id = '${id}')`
  const rows = change.table === 'entries' ? `table_number = ${number}` : `id = '${id}'`
  query(`CREATE TABLE kept_${change.table} AS SELECT rowid AS kept, * FROM ${change.table} WHERE ${rows}`)
  query(`UPDATE ${change.table} SET ${change.set} WHERE ${rows}`)
  return () => {
    const [column] = change.set.split(' ')
    query(
      `UPDATE ${change.table} SET ${column} = (SELECT ${column} FROM kept_${change.table} AS old WHERE old.kept = ${change.table}.rowid) WHERE ${rows}`,
    )
    query(`DROP TABLE kept_${change.table}`)
  }
}

async function refusalOf({ url }: Server, { id }: Match): Promise<unknown> {
  const response = await fetch(`${url}/api/tables/${id}`)
  const { rejection } = (await response.json()) as { rejection?: { code: string } }
  return { isRefused: response.status >= 400, isOurFault: (rejection?.code ?? 'our-fault') === 'our-fault' }
}

test('[F17] a missing dictionary, a damaged log and unknown rules set their tables aside, and nothing else', async () => {
  const data = await newFolder()
  const pairs = await preparePairs(data, 5, {
    games: ['obstruction', 'guessgo', 'scribble', 'obstruction', 'guessgo'],
  })
  const server = await startServer({ strict: true, data })
  const matches = await seatPairs(server, pairs)
  await Promise.all(matches.map(playPreparations))
  for (const match of matches) expect((await playOneMove(match, random)).ok).toBe(true)
  await server.kill()
  const [badLog, badRules, noDictionary, ...healthy] = matches as [Match, Match, Match, ...Match[]]
  const unreadable = [badLog, badRules, noDictionary]
  const repairLog = damage(server, badLog, { table: 'entries', set: `action = '{"do":"move","seat":0'` })
  const repairRules = damage(server, badRules, { table: 'tables', set: 'version = 99' })
  const dictionary = join(data, 'dictionaries', `${smallLexicon.hash}.lexicon`)
  await rename(dictionary, `${dictionary}.away`)

  await server.start()
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  await gamesResume(healthy)
  for (const match of unreadable) {
    expect(server.stdout()).toContain(match.id)
    expect(await refusalOf(server, match)).toEqual({ isRefused: true, isOurFault: false })
  }
  // A stall is where a table that cannot be opened would keep the server from recovering.
  process.kill(server.pid(), 'SIGSTOP')
  await new Promise(resolve => setTimeout(resolve, 2_000))
  process.kill(server.pid(), 'SIGCONT')
  await gamesResume(healthy)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)

  // Set aside, not lost: once the cause is gone the games go on.
  await server.stop()
  repairLog()
  repairRules()
  await rename(`${dictionary}.away`, dictionary)
  await server.start()
  await gamesResume(matches)
  await waitUntilSynced(server, matches)
  await stopAndCheck(server, clientsOf(matches), clientViews(matches))
})
