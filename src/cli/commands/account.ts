import { type ApiClient, createApiClient } from '#app/api-client.ts'
import { timeAgo } from '#app/text/en/ago.ts'
import { UserError } from '#kernel/errors.ts'
import { systemClock } from '#node/system-clock.ts'
import type { ServerAccess } from '#terminal/online/server-access.ts'
import { identify } from '#terminal/online/server-client.ts'
import { playerStatisticsText } from '#terminal/text/en/player-statistics.ts'
import { type ParsedFlags, parseFlags } from '../flags.ts'
import { openServerAccess } from '../host.ts'
import { closestWord } from '../manual/closest-word.ts'
import { accountPage } from '../manual/online-pages.ts'
import { print } from '../print.ts'
import { openSecretReader } from '../secret-input.ts'
import { serverAddress, valueOrThrow } from '../server-access.ts'
import { onlineText } from '../text/en/online.ts'
import { cliText, withSuggestion } from '../text/en/shell.ts'
import { UsageError } from '../usage-error.ts'

interface AccountContext {
  readonly address: string
  readonly serverAccess: ServerAccess
  readonly flags: ParsedFlags['flags']
  /** The argument after the subcommand. */
  readonly name: string | undefined
}

const SUBCOMMANDS: Readonly<Record<string, (context: AccountContext) => Promise<void>>> = {
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
  const [subcommand = 'show', name, extra] = positionals
  const known = Object.keys(SUBCOMMANDS).filter(one => one !== 'show')
  if (!Object.hasOwn(SUBCOMMANDS, subcommand))
    throw new UsageError(
      withSuggestion(onlineText.accountDeeds(subcommand, known), closestWord(subcommand, known)),
    )
  if (extra !== undefined) throw new UsageError(cliText.tooManyWords(extra))
  const serverAccess = openServerAccess()
  const address = await serverAddress(flags.server as string | undefined, serverAccess)
  await SUBCOMMANDS[subcommand]!({ address, serverAccess, flags, name })
  return 0
}

/** The API of the server, signed in as the known player or as a new guest. */
async function identifyPlayer(context: AccountContext) {
  const { serverAccess, address } = context
  const arrival = valueOrThrow(await identify({ serverAccess, clock: systemClock }, address), context.address)
  return { ...arrival, api: createApiClient(serverAccess.createHttpClient(address, arrival.token)) }
}

async function show(context: AccountContext): Promise<void> {
  const { player } = await identifyPlayer(context)
  const { name, claimed } = player
  print(
    onlineText.you(
      claimed ? playerStatisticsText.claimed(name) : playerStatisticsText.guest(name),
      context.address,
    ),
  )
  if (!claimed) print(onlineText.claimHint)
}

async function changeName(context: AccountContext): Promise<void> {
  if (context.name === undefined) throw new UsageError(onlineText.nameAName('name'))
  const { api, token } = await identifyPlayer(context)
  const { name } = valueOrThrow(await api.rename(context.name), context.address)
  await saveCredentials(context, token, name)
  print(onlineText.renamed(name))
}

async function claim(context: AccountContext): Promise<void> {
  const { api, player, token } = await identifyPlayer(context)
  const password = await newPassword(onlineText.password)
  const { name } = valueOrThrow(await api.claimName(context.name ?? player.name, password), context.address)
  await saveCredentials(context, token, name)
  print(onlineText.claimed(name))
}

async function changePassword(context: AccountContext): Promise<void> {
  const { api } = await identifyPlayer(context)
  const reader = openSecretReader()
  try {
    const old = await reader.ask(onlineText.oldPassword)
    const password = await reader.ask(onlineText.newPassword)
    if (!reader.isPiped && (await reader.ask(onlineText.again)) !== password)
      throw new UserError(onlineText.passwordsDiffer)
    valueOrThrow(await api.changePassword(old, password), context.address)
  } finally {
    reader.close()
  }
  print(onlineText.passwordChanged)
}

async function signIn(context: AccountContext): Promise<void> {
  const { name, serverAccess, address } = context
  if (name === undefined) throw new UsageError(onlineText.nameAName('sign-in'))
  const reader = openSecretReader()
  const password = await reader.ask(onlineText.password).finally(reader.close)
  const arrival = valueOrThrow(
    await createApiClient(serverAccess.createHttpClient(address)).signIn(name, password, 'token'),
    context.address,
  )
  await saveCredentials(context, arrival.token!, arrival.player.name)
  print(onlineText.signedIn(arrival.player.name, address))
}

async function signOut(context: AccountContext): Promise<void> {
  const { serverAccess, address, flags } = context
  const key = await serverAccess.credentials.find(address)
  if (!key) throw new UserError(onlineText.notKnown(address))
  const api: ApiClient = createApiClient(serverAccess.createHttpClient(address, key.token))
  const me = await api.me()
  if (!me.ok && me.rejection.code !== 'not-recognised') valueOrThrow(me, context.address)
  if (me.ok && !me.value.player.claimed && !flags.yes) throw new UserError(onlineText.guestIsLost(key.name))
  if (me.ok) valueOrThrow(await api.signOut(), context.address)
  await serverAccess.credentials.remove(address)
  print(onlineText.signedOut(address))
}

async function devices(context: AccountContext): Promise<void> {
  const { api } = await identifyPlayer(context)
  const { flags } = context
  if (flags.end !== undefined) {
    valueOrThrow(await api.revoke(String(flags.end)), context.address)
    print(onlineText.deviceEnded)
  } else if (flags['end-others']) {
    valueOrThrow(await api.revokeOthers(), context.address)
    print(onlineText.othersEnded)
  } else
    for (const { id, device, seenAt, current } of valueOrThrow(await api.sessions(), context.address))
      print(`${id}  ${onlineText.device(device, timeAgo(seenAt, systemClock.now()), current)}`)
}

async function saveCredentials(
  { serverAccess, address }: AccountContext,
  token: string,
  name: string,
): Promise<void> {
  await serverAccess.credentials.put(address, { token, name, usedAt: systemClock.now() })
}

/** Asks for a new password, twice at a terminal because it is not shown. */
async function newPassword(prompt: string): Promise<string> {
  const reader = openSecretReader()
  try {
    const password = await reader.ask(prompt)
    if (!reader.isPiped && (await reader.ask(onlineText.again)) !== password)
      throw new UserError(onlineText.passwordsDiffer)
    return password
  } finally {
    reader.close()
  }
}
