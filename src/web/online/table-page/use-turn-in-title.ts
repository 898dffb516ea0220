import { useEffect } from 'preact/hooks'
import { onlineGameWords } from '../words.ts'

/** Says in the tab that it is one's turn, while one is looking elsewhere. */
export function useTurnInTitle(acting: boolean): void {
  useEffect(() => {
    const sign = `${onlineGameWords.yourTurnTab} · `
    const show = () => {
      const bare = document.title.startsWith(sign) ? document.title.slice(sign.length) : document.title
      document.title = acting && document.visibilityState === 'hidden' ? sign + bare : bare
    }
    show()
    document.addEventListener('visibilitychange', show)
    return () => document.removeEventListener('visibilitychange', show)
  }, [acting])
}
