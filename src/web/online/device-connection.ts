import { useEffect } from 'preact/hooks'
import { openServerConnection } from '#session/remote/server-connection.ts'
import { clock, randomString } from '../device.ts'
import { useStore } from '../kit/use-store.ts'
import { identity } from './device-identity.ts'
import { openSharedConnection, type SharedConnectionState } from './shared-connection.ts'
import { openWebSocket } from './websocket-transport.ts'

/** The connection of this page to the server. */
export const connection = openSharedConnection({
  identity,
  clock,
  open: () =>
    openServerConnection({
      openTransport: openWebSocket,
      clock,
      newId: () => randomString(20),
      random: Math.random,
    }),
})

addEventListener('online', connection.retry)
addEventListener('offline', connection.networkLost)
addEventListener('pageshow', (event: PageTransitionEvent) => event.persisted && connection.retry())
document.addEventListener(
  'visibilitychange',
  () => document.visibilityState === 'visible' && connection.retry(),
)

/** The connection, acquired while the component is mounted and wants it. */
export function useConnection(wanted = true): SharedConnectionState {
  useEffect(() => (wanted ? connection.acquire() : undefined), [wanted])
  return useStore(connection.subscribe, connection.state)
}
