import { type ApiClient, createApiClient } from '#app/api-client.ts'
import { UserError } from '#kernel/errors.ts'
import { systemClock } from '#node/system-clock.ts'
import type { ServerAccess } from '#terminal/online/server-access.ts'
import { identify } from '#terminal/online/server-client.ts'
import { playerStatisticsWords } from '#terminal/text/player-statistics-words.ts'
import { words as terminalWords } from '#terminal/text/words.ts'
import { type ParsedFlags, parseFlags } from '../flags.ts'
import { openServerAccess } from '../host.ts'
import { closestWord } from '../manual/closest-word.ts'
import { accountPage } from '../manual/online-pages.ts'
import { onlineWords as said } from '../online-words.ts'
import { openSecretReader } from '../secret-input.ts'
import { serverAddress, valueOrThrow } from '../server-access.ts'
import { withSuggestion, words } from '../words.ts'

interface AccountContext {
  readonly address: string
  readonly serverAccess: ServerAccess
  readonly flags: ParsedFlags['flags']
  /** What stands after the deed. */
  readonly name: string | undefined
}

const SUBCOMMANDS: Readonly<Record<string, (desk: AccountContext) => Promise<void>>> = {
  show,
  name: changeName,
  claim,
  password: changePassword,
  'sign-in': signIn,
  'sign-out': signOut,
  devices,
}

/** Names, passwords and devices on a server. */
export async function account(given: readonly string[]): Promise<number> {
  const parsed = parseFlags(given, accountPage)
  if (!parsed) return 0
  const { flags, positionals } = parsed
  const [deed = 'show', name, extra] = positionals
  const known = Object.keys(SUBCOMMANDS).filter(one => one !== 'show')
  if (!Object.hasOwn(SUBCOMMANDS, deed))
    throw new UserError(withSuggestion(said.accountDeeds(deed, known), closestWord(deed, known)))
  if (extra !== undefined) throw new UserError(words.tooManyWords(extra))
  const serverAccess = openServerAccess()
  const address = await serverAddress(flags.server as string | undefined, serverAccess)
  await SUBCOMMANDS[deed]!({ address, serverAccess, flags, name })
  return 0
}

/** The house as the one who is known there, or as a new guest. */
async function identifyPlayer(desk: AccountContext) {
  const { serverAccess, address } = desk
  const arrival = valueOrThrow(await identify({ serverAccess, clock: systemClock }, address), desk.address)
  return { ...arrival, house: createApiClient(serverAccess.createHttpClient(address, arrival.token)) }
}

async function show(desk: AccountContext): Promise<void> {
  const { player } = await identifyPlayer(desk)
  const { name, claimed } = player
  console.log(
    said.you(claimed ? playerStatisticsWords.claimed(name) : playerStatisticsWords.guest(name), desk.address),
  )
  if (!claimed) console.log(said.claimHint)
}

async function changeName(desk: AccountContext): Promise<void> {
  if (desk.name === undefined) throw new UserError(said.nameAName('name'))
  const { house, token } = await identifyPlayer(desk)
  const { name } = valueOrThrow(await house.rename(desk.name), desk.address)
  await saveCredentials(desk, token, name)
  console.log(said.renamed(name))
}

async function claim(desk: AccountContext): Promise<void> {
  const { house, player, token } = await identifyPlayer(desk)
  const password = await newPassword(said.password)
  const { name } = valueOrThrow(await house.claimName(desk.name ?? player.name, password), desk.address)
  await saveCredentials(desk, token, name)
  console.log(said.claimed(name))
}

async function changePassword(desk: AccountContext): Promise<void> {
  const { house } = await identifyPlayer(desk)
  const reader = openSecretReader()
  try {
    const old = await reader.ask(said.oldPassword)
    const password = await reader.ask(said.newPassword)
    if (!reader.isPiped && (await reader.ask(said.again)) !== password)
      throw new UserError(said.passwordsDiffer)
    valueOrThrow(await house.changePassword(old, password), desk.address)
  } finally {
    reader.close()
  }
  console.log(said.passwordChanged)
}

async function signIn(desk: AccountContext): Promise<void> {
  const { name, serverAccess, address } = desk
  if (name === undefined) throw new UserError(said.nameAName('sign-in'))
  const reader = openSecretReader()
  const password = await reader.ask(said.password).finally(reader.close)
  const arrival = valueOrThrow(
    await createApiClient(serverAccess.createHttpClient(address)).signIn(name, password, 'token'),
    desk.address,
  )
  await saveCredentials(desk, arrival.token!, arrival.player.name)
  console.log(said.signedIn(arrival.player.name, address))
}

async function signOut(desk: AccountContext): Promise<void> {
  const { serverAccess, address, flags } = desk
  const key = await serverAccess.credentials.find(address)
  if (!key) throw new UserError(said.notKnown(address))
  const house: ApiClient = createApiClient(serverAccess.createHttpClient(address, key.token))
  const me = await house.me()
  if (!me.ok && me.rejection.code !== 'not-recognised') valueOrThrow(me, desk.address)
  if (me.ok && !me.value.player.claimed && !flags.yes) throw new UserError(said.guestIsLost(key.name))
  if (me.ok) valueOrThrow(await house.signOut(), desk.address)
  await serverAccess.credentials.remove(address)
  console.log(said.signedOut(address))
}

async function devices(desk: AccountContext): Promise<void> {
  const { house } = await identifyPlayer(desk)
  const { flags } = desk
  if (flags.end !== undefined) {
    valueOrThrow(await house.revoke(String(flags.end)), desk.address)
    console.log(said.deviceEnded)
  } else if (flags['end-others']) {
    valueOrThrow(await house.revokeOthers(), desk.address)
    console.log(said.othersEnded)
  } else
    for (const { id, device, seenAt, current } of valueOrThrow(await house.sessions(), desk.address))
      console.log(`${id}  ${said.device(device, terminalWords.ago(systemClock.now() - seenAt), current)}`)
}

async function saveCredentials(
  { serverAccess, address }: AccountContext,
  token: string,
  name: string,
): Promise<void> {
  await serverAccess.credentials.put(address, { token, name, usedAt: systemClock.now() })
}

/** A password that is chosen now: typed twice at a terminal, since it is not seen. */
async function newPassword(prompt: string): Promise<string> {
  const reader = openSecretReader()
  try {
    const password = await reader.ask(prompt)
    if (!reader.isPiped && (await reader.ask(said.again)) !== password)
      throw new UserError(said.passwordsDiffer)
    return password
  } finally {
    reader.close()
  }
}
