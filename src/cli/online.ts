import { UserError } from '#kernel/failure.ts'
import type { Result } from '#kernel/result.ts'
import type { HouseKey } from '#machine/keyring.ts'
import { type RemoteHouse, remoteHouse } from '#session/remote/house.ts'
import type { TerminalHost } from '#terminal/host.ts'
import { playRemoteLines } from '#terminal/lines/remote-lines.ts'
import { readAddress } from '#terminal/online/address.ts'
import type { Roads } from '#terminal/online/roads.ts'
import { goTo, type Purpose } from '#terminal/online/seat.ts'
import { enterHouse, type Visit } from '#terminal/online/visit.ts'
import { refusalWords } from '#terminal/online/words.ts'
import { isScreen, openHost, openRoads } from './host.ts'
import { onlineWords } from './online-words.ts'
import { screens } from './screens.ts'

const HERE = 'http://localhost:4747'

/** Which server is meant: the one that was named, the usual one, or one that runs on this machine. */
export async function serverAddress(given: string | undefined, roads: Roads): Promise<string> {
  const named = given ?? process.env.QUINCUNX_SERVER
  if (named === undefined || (given === undefined && named === '')) {
    if (await answers(roads, HERE)) return HERE
    throw new UserError(onlineWords.nameAServer(HERE))
  }
  const address = readAddress(named)
  if (!address.ok) throw new UserError(refusalWords(address.rejection, { address: named }))
  return address.value
}

/** The server that is meant, asked as the one who is known there, or else as a stranger. */
export async function askedHouse(
  server: string | undefined,
): Promise<{ readonly address: string; readonly key?: HouseKey | undefined; readonly house: RemoteHouse }> {
  const roads = openRoads()
  const address = await serverAddress(server, roads)
  const key = await roads.keyring.find(address)
  return { address, key, house: remoteHouse(roads.ask(address, key?.token)) }
}

/** What a house answered; a sentence for the person where it refused. */
export function answered<Answer>(answer: Result<Answer>, address: string): Answer {
  if (!answer.ok) throw new UserError(refusalWords(answer.rejection, { address }))
  return answer.value
}

async function answers(roads: Roads, address: string): Promise<boolean> {
  const asked = roads.ask(address)({ method: 'GET', path: '/api/tables' })
  return asked.then(
    ({ status, body }) => status === 200 && Array.isArray((body as { tables?: unknown } | undefined)?.tables),
    () => false,
  )
}

export interface Errand {
  readonly address: string
  readonly plain: boolean
  readonly purpose: Purpose
  /** The code of the table to go to, which may have to be opened first. */
  findTable(visit: Visit): Promise<string>
}

/** Goes to a server and plays or watches at a table there; answers with the exit code. */
export async function visitTable({ address, plain, purpose, findTable }: Errand): Promise<number> {
  const host = openHost()
  let visit: Visit | undefined
  try {
    visit = await enter(host, address)
    const place = await goTo(visit, await findTable(visit), purpose)
    if (!place.ok) throw new UserError(refusalWords(place.rejection, { address }))
    if (plain || !isScreen()) return await playRemoteLines(host, visit, place.value)
    await (await screens()).openTable(host, visit, place.value)
    return 0
  } finally {
    visit?.close()
    host.thinker.close()
  }
}

async function enter(host: TerminalHost, address: string): Promise<Visit> {
  const visit = await enterHouse(host, address)
  if (!visit.ok) throw new UserError(refusalWords(visit.rejection, { address }))
  return visit.value
}
