/** Called when a newer version is here, which is used from the next load on. */
export function watchForUpdates(newer: () => void): void {
  const workers = navigator.serviceWorker
  // A page that was never kept has nothing newer than itself.
  const isKept = workers.controller !== null
  workers.addEventListener('controllerchange', () => isKept && newer())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look().catch(() => {})
  })
  workers
    .register('/service-worker.js')
    .then(() => workers.ready)
    .then(({ active }) => active?.postMessage('keep-words'))
    .catch(() => {})

  async function look(): Promise<void> {
    const kept = await workers.getRegistration()
    await kept?.update()
  }
}
