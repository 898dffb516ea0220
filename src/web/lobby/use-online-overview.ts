import { useEffect, useState } from 'preact/hooks'
import type { OnlineOverview } from '../online/online-overview.ts'

/** The overview of the server, once it has answered; the lobby does not wait for it. */
export function useOnlineOverview(refreshCount: number): OnlineOverview | undefined {
  const [overview, setOverview] = useState<OnlineOverview>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded again at every refresh
  useEffect(() => {
    let wanted = true
    import('../online/online-overview.ts')
      .then(({ loadOnlineOverview }) => loadOnlineOverview())
      .then(loaded => wanted && setOverview(loaded))
      .catch(() => {})
    return () => {
      wanted = false
    }
  }, [refreshCount])
  return overview
}
