import type { SessionInfo } from '#protocol/api.ts'
import { styledLine } from '../../kit/styled-text.ts'
import type { ServerClient } from '../../online/server-client.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { accountWords as said } from '../../text/account-words.ts'
import { refusalWords } from '../../text/online-words.ts'
import { words } from '../../text/words.ts'
import { type Choice, createList } from '../menus/list-screen.tsx'

/** Where one is signed in, and ending that. */
export function createDevicesMenu(shell: Shell, { api: house, address }: ServerClient): Screen {
  let sessions: readonly SessionInfo[] = []

  async function load(): Promise<void> {
    const found = await house.sessions()
    if (found.ok) sessions = found.value
    else screen.say(refusalWords(found.rejection, { address }))
    shell.redraw()
  }

  async function end(id?: string): Promise<void> {
    const ended = await (id === undefined ? house.revokeOthers() : house.revoke(id))
    await load()
    screen.say(ended.ok ? said.ended : refusalWords(ended.rejection, { address }))
  }

  const screen = createList(shell, {
    title: () => styledLine(said.devicesTitle, { bold: true }),
    items: () =>
      sessions.map(({ id, device, seenAt, current }): Choice => {
        const seen = said.seen(words.ago(shell.host.clock.now() - seenAt))
        const choose = () =>
          current ? screen.say(said.notThis) : screen.ask(said.endAsk(device), () => void end(id))
        return { label: device, note: current ? `${seen}, ${said.thisDevice}` : seen, choose }
      }),
    keys: () => [{ command: 'end-others', keys: ['o'] }],
    handlers: { 'end-others': () => screen.ask(said.endOthersAsk, () => void end()) },
  })
  load()
  return screen
}
