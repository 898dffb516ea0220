/** Called when a newer version is here, which is used from the next load on. */
export function watchVersions(newer: () => void): void {
  const workers = navigator.serviceWorker
  // A page that was never kept has nothing newer than itself.
  const isKept = workers.controller !== null
  workers.addEventListener('controllerchange', () => isKept && newer())
  workers
    .register('/service-worker.js')
    .then(registration => {
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') registration.update().catch(() => {})
      })
      return workers.ready
    })
    .then(({ active }) => active?.postMessage('keep-words'))
    .catch(() => {})
}
