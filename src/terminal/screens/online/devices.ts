import { timeAgo } from '#app/text/en/ago.ts'
import type { SessionInfo } from '#protocol/api.ts'
import { styledLine } from '../../kit/styled-text.ts'
import type { ServerClient } from '../../online/server-client.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { accountText } from '../../text/en/account.ts'
import { refusalSentence } from '../../text/en/online.ts'
import { type Choice, createList } from '../menus/list-screen.tsx'

/** The devices that are signed in, which can be signed out. */
export function createDevicesMenu(shell: Shell, { api, address }: ServerClient): Screen {
  let sessions: readonly SessionInfo[] = []

  async function load(): Promise<void> {
    const found = await api.sessions()
    if (found.ok) sessions = found.value
    else screen.say(refusalSentence(found.rejection, { address }))
    shell.redraw()
  }

  async function end(id?: string): Promise<void> {
    const ended = await (id === undefined ? api.revokeOthers() : api.revoke(id))
    await load()
    screen.say(ended.ok ? accountText.ended : refusalSentence(ended.rejection, { address }))
  }

  const screen = createList(shell, {
    title: () => styledLine(accountText.devicesTitle, { bold: true }),
    items: () =>
      sessions.map(({ id, device, seenAt, current }): Choice => {
        const seen = accountText.seen(timeAgo(seenAt, shell.host.clock.now()))
        const choose = () =>
          current
            ? screen.say(accountText.notThis)
            : screen.ask(accountText.endAsk(device), () => void end(id))
        return { label: device, note: current ? `${seen}, ${accountText.thisDevice}` : seen, choose }
      }),
    keys: () => [{ command: 'end-others', keys: ['o'] }],
    handlers: { 'end-others': () => screen.ask(accountText.endOthersAsk, () => void end()) },
  })
  load()
  return screen
}
