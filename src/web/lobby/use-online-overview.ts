import { useEffect, useState } from 'preact/hooks'
import type { OnlineOverview } from '../online/online-overview.ts'

/** What the house has to tell, once it has answered; the lobby does not wait for it. */
export function useOnlineOverview(looks: number): OnlineOverview | undefined {
  const [news, setNews] = useState<OnlineOverview>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again at every look
  useEffect(() => {
    let wanted = true
    import('../online/online-overview.ts')
      .then(({ loadOnlineOverview: askForNews }) => askForNews())
      .then(told => wanted && setNews(told))
      .catch(() => {})
    return () => {
      wanted = false
    }
  }, [looks])
  return news
}
