// Runs before the first drawing, so that a chosen theme does not flash in the other one.
try {
  const { theme } = JSON.parse(localStorage.getItem('quincunx.settings') || '{}')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
