import { messageOf } from '#kernel/failure.ts'
import type { KnownHouse } from '#machine/keyring.ts'
import { line } from '../../kit/spans.ts'
import { readAddress } from '../../online/address.ts'
import { enterHouse } from '../../online/visit.ts'
import { onlineWords, refusalWords } from '../../online/words.ts'
import type { Screen } from '../../screen.ts'
import type { Shell } from '../../shell.ts'
import { words } from '../../words.ts'
import { createForm } from '../form-screen.tsx'
import { type Choice, createList } from '../list-screen.tsx'
import { createLounge } from './lounge.ts'

const { houses: said } = onlineWords
const NEARBY = 'http://localhost:4747'
const ADDRESS = 'address'
const LONGEST_ADDRESS = 200

/** Where to play: the houses one has been to, or another one. */
export function createHouses(shell: Shell): Screen {
  const { roads, clock } = shell.host
  let known: readonly KnownHouse[] = []
  let isNearby = false
  let going: string | undefined

  function refresh(): void {
    roads.keyring.list().then(
      houses => {
        known = houses
        shell.redraw()
      },
      error => screen.say(messageOf(error)),
    )
    roads
      .ask(NEARBY)({ method: 'GET', path: '/api/tables' })
      .then(
        ({ status }) => {
          isNearby = status === 200
          shell.redraw()
        },
        () => {},
      )
  }

  async function go(address: string): Promise<void> {
    going = address
    shell.redraw()
    const refusal = await enter(shell, address, lounge => shell.openOn(screen, lounge))
    going = undefined
    if (refusal) screen.say(refusal)
  }

  function items(): readonly Choice[] {
    const nearby = isNearby && !known.some(house => house.address === NEARBY)
    return [
      ...known.map(({ address, name, usedAt }) => ({
        label: address,
        note: said.known(name, words.ago(clock.now() - usedAt)),
        choose: () => void go(address),
      })),
      ...(nearby ? [{ label: NEARBY, note: said.nearby, choose: () => void go(NEARBY) }] : []),
      {
        label: said.other,
        apart: known.length > 0 || nearby,
        choose: () => shell.open(createAddressForm(shell)),
      },
    ]
  }

  const screen = createList(shell, {
    title: () => line(said.title, { bold: true }),
    items,
    sentence: () => (going ? said.entering(going) : said.none),
    shown: refresh,
  })
  refresh()
  return screen
}

function createAddressForm(shell: Shell): Screen {
  const form = createForm(shell, {
    title: line(said.title, { bold: true }),
    intro: said.none,
    first: {},
    deed: said.enter,
    fields: () => [
      { kind: 'text', key: ADDRESS, label: said.address, help: said.addressHelp, longest: LONGEST_ADDRESS },
    ],
    async begin(values) {
      const given = values[ADDRESS] ?? ''
      const address = readAddress(given)
      if (!address.ok) return refusalWords(address.rejection, { address: given })
      return enter(shell, address.value, lounge => shell.exchange(form, lounge))
    },
  })
  return form
}

/** Goes into a house; a sentence where that is not possible. */
async function enter(
  shell: Shell,
  address: string,
  show: (lounge: Screen) => void,
): Promise<string | undefined> {
  try {
    const visit = await enterHouse(shell.host, address)
    if (!visit.ok) return refusalWords(visit.rejection, { address })
    show(createLounge(shell, visit.value))
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}
