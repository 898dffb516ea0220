import { timeAgo } from '#app/text/en/ago.ts'
import { errorMessage } from '#kernel/errors.ts'
import type { KnownServer } from '#node/credentials.ts'
import { styledLine } from '../../kit/styled-text.ts'
import { readAddress } from '../../online/address.ts'
import { connectToServer, type ServerClient } from '../../online/server-client.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { onlineText, refusalSentence } from '../../text/en/online.ts'
import { createForm } from '../forms/form-screen.tsx'
import { type Choice, createList } from '../menus/list-screen.tsx'
import { createServerMenu } from './server-menu.ts'

const { servers: sentences } = onlineText
const LOCAL_SERVER = 'http://localhost:4747'
const ADDRESS = 'address'
const LONGEST_ADDRESS = 200

/** Opened above the menu of the chosen server. */
type ScreenOfServer = (server: ServerClient) => Screen

/** The known servers, and a form for another one. */
export function createServerList(shell: Shell, above?: ScreenOfServer): Screen {
  const { serverAccess, clock } = shell.host
  let known: readonly KnownServer[] = []
  let isNearby = false
  let connectingTo: string | undefined

  function refresh(): void {
    serverAccess.credentials.list().then(
      servers => {
        known = servers
        shell.redraw()
      },
      error => screen.say(errorMessage(error)),
    )
    serverAccess
      .createHttpClient(LOCAL_SERVER)({ method: 'GET', path: '/api/tables' })
      .then(
        ({ status }) => {
          isNearby = status === 200
          shell.redraw()
        },
        () => {},
      )
  }

  async function connectTo(address: string): Promise<void> {
    connectingTo = address
    shell.redraw()
    const refusal = await connect(shell, address, { show: menu => shell.openIfOnTop(screen, menu), above })
    connectingTo = undefined
    if (refusal) screen.say(refusal)
  }

  function items(): readonly Choice[] {
    const nearby = isNearby && !known.some(server => server.address === LOCAL_SERVER)
    return [
      ...known.map(({ address, name, usedAt }) => ({
        label: address,
        note: sentences.known(name, timeAgo(usedAt, clock.now())),
        choose: () => void connectTo(address),
      })),
      ...(nearby
        ? [{ label: LOCAL_SERVER, note: sentences.nearby, choose: () => void connectTo(LOCAL_SERVER) }]
        : []),
      {
        label: sentences.other,
        apart: known.length > 0 || nearby,
        choose: () => shell.open(createAddressForm(shell, above)),
      },
    ]
  }

  const screen = createList(shell, {
    title: () => styledLine(sentences.title, { bold: true }),
    items,
    sentence: () => (connectingTo ? sentences.entering(connectingTo) : sentences.none),
    onShow: refresh,
  })
  refresh()
  return screen
}

function createAddressForm(shell: Shell, above: ScreenOfServer | undefined): Screen {
  const form = createForm(shell, {
    title: styledLine(sentences.title, { bold: true }),
    intro: sentences.none,
    initialValues: {},
    submitLabel: sentences.enter,
    fields: () => [
      {
        kind: 'text',
        key: ADDRESS,
        label: sentences.address,
        help: sentences.addressHelp,
        longest: LONGEST_ADDRESS,
      },
    ],
    async submit(values) {
      const given = values[ADDRESS] ?? ''
      const address = readAddress(given)
      if (!address.ok) return refusalSentence(address.rejection, { address: given })
      return connect(shell, address.value, { show: menu => shell.replaceFrom(form, menu), above })
    },
  })
  return form
}

/** Connects to a server; returns a sentence where that fails. */
async function connect(
  shell: Shell,
  address: string,
  { show, above }: { readonly show: (menu: Screen) => void; readonly above: ScreenOfServer | undefined },
): Promise<string | undefined> {
  try {
    const server = await connectToServer(shell.host, address)
    if (!server.ok) return refusalSentence(server.rejection, { address })
    const menu = createServerMenu(shell, server.value)
    show(menu)
    // A player who has left meanwhile is not brought back.
    if (above && shell.top() === menu) shell.open(above(server.value))
    return undefined
  } catch (error) {
    return errorMessage(error)
  }
}
