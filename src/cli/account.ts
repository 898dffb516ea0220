import { UserError } from '#kernel/failure.ts'
import { systemClock } from '#machine/clock.ts'
import { type RemoteHouse, remoteHouse } from '#session/remote/house.ts'
import { figureWords } from '#terminal/online/figure-words.ts'
import type { Roads } from '#terminal/online/roads.ts'
import { arrive } from '#terminal/online/visit.ts'
import { words as terminalWords } from '#terminal/words.ts'
import { type Parsed, readFlags } from './flags.ts'
import { openRoads } from './host.ts'
import { nearest } from './manual/nearest.ts'
import { accountPage } from './manual/online-pages.ts'
import { answered, serverAddress } from './online.ts'
import { onlineWords as said } from './online-words.ts'
import { openSecretReader } from './secret.ts'
import { withMeant, words } from './words.ts'

interface Desk {
  readonly address: string
  readonly roads: Roads
  readonly flags: Parsed['flags']
  /** What stands after the deed. */
  readonly name: string | undefined
}

const DEEDS: Readonly<Record<string, (desk: Desk) => Promise<void>>> = {
  show,
  name: rename,
  claim,
  password: changePassword,
  'sign-in': signIn,
  'sign-out': signOut,
  devices,
}

/** Names, passwords and devices on a server. */
export async function account(given: readonly string[]): Promise<number> {
  const asked = readFlags(given, accountPage)
  if (!asked) return 0
  const { flags, names } = asked
  const [deed = 'show', name, extra] = names
  const known = Object.keys(DEEDS).filter(one => one !== 'show')
  if (!Object.hasOwn(DEEDS, deed))
    throw new UserError(withMeant(said.accountDeeds(deed, known), nearest(deed, known)))
  if (extra !== undefined) throw new UserError(words.tooManyWords(extra))
  const roads = openRoads()
  const address = await serverAddress(flags.server as string | undefined, roads)
  await DEEDS[deed]!({ address, roads, flags, name })
  return 0
}

/** The house as the one who is known there, or as a new guest. */
async function known(desk: Desk) {
  const { roads, address } = desk
  const arrival = answered(await arrive({ roads, clock: systemClock }, address), desk.address)
  return { ...arrival, house: remoteHouse(roads.ask(address, arrival.token)) }
}

async function show(desk: Desk): Promise<void> {
  const { player } = await known(desk)
  const { name, claimed } = player
  console.log(said.you(claimed ? figureWords.claimed(name) : figureWords.guest(name), desk.address))
  if (!claimed) console.log(said.claimHint)
}

async function rename(desk: Desk): Promise<void> {
  if (desk.name === undefined) throw new UserError(said.nameAName('name'))
  const { house, token } = await known(desk)
  const { name } = answered(await house.rename(desk.name), desk.address)
  await keep(desk, token, name)
  console.log(said.renamed(name))
}

async function claim(desk: Desk): Promise<void> {
  const { house, player, token } = await known(desk)
  const password = await newPassword(said.password)
  const { name } = answered(await house.claim(desk.name ?? player.name, password), desk.address)
  await keep(desk, token, name)
  console.log(said.claimed(name))
}

async function changePassword(desk: Desk): Promise<void> {
  const { house } = await known(desk)
  const reader = openSecretReader()
  try {
    const old = await reader.ask(said.oldPassword)
    const password = await reader.ask(said.newPassword)
    if (!reader.piped && (await reader.ask(said.again)) !== password)
      throw new UserError(said.passwordsDiffer)
    answered(await house.changePassword(old, password), desk.address)
  } finally {
    reader.close()
  }
  console.log(said.passwordChanged)
}

async function signIn(desk: Desk): Promise<void> {
  const { name, roads, address } = desk
  if (name === undefined) throw new UserError(said.nameAName('sign-in'))
  const reader = openSecretReader()
  const password = await reader.ask(said.password).finally(reader.close)
  const arrival = answered(
    await remoteHouse(roads.ask(address)).signIn(name, password, 'token'),
    desk.address,
  )
  await keep(desk, arrival.token!, arrival.player.name)
  console.log(said.signedIn(arrival.player.name, address))
}

async function signOut(desk: Desk): Promise<void> {
  const { roads, address, flags } = desk
  const key = await roads.keyring.find(address)
  if (!key) throw new UserError(said.notKnown(address))
  const house: RemoteHouse = remoteHouse(roads.ask(address, key.token))
  const me = await house.me()
  if (!me.ok && me.rejection.code !== 'not-recognised') answered(me, desk.address)
  if (me.ok && !me.value.player.claimed && !flags.yes) throw new UserError(said.guestIsLost(key.name))
  if (me.ok) answered(await house.signOut(), desk.address)
  await roads.keyring.forget(address)
  console.log(said.signedOut(address))
}

async function devices(desk: Desk): Promise<void> {
  const { house } = await known(desk)
  const { flags } = desk
  if (flags.end !== undefined) {
    answered(await house.revoke(String(flags.end)), desk.address)
    console.log(said.deviceEnded)
  } else if (flags['end-others']) {
    answered(await house.revokeOthers(), desk.address)
    console.log(said.othersEnded)
  } else
    for (const { id, device, seenAt, current } of answered(await house.sessions(), desk.address))
      console.log(`${id}  ${said.device(device, terminalWords.ago(systemClock.now() - seenAt), current)}`)
}

async function keep({ roads, address }: Desk, token: string, name: string): Promise<void> {
  await roads.keyring.keep(address, { token, name, usedAt: systemClock.now() })
}

/** A password that is chosen now: typed twice at a terminal, since it is not seen. */
async function newPassword(prompt: string): Promise<string> {
  const reader = openSecretReader()
  try {
    const password = await reader.ask(prompt)
    if (!reader.piped && (await reader.ask(said.again)) !== password)
      throw new UserError(said.passwordsDiffer)
    return password
  } finally {
    reader.close()
  }
}
