// Runs in the only page of a site with live content. Shows a message if the site's code hangs or does not
// load.
import { CODE_MISSING } from '@tableside/core/page-protocol';

import { reportChanged } from './report-changed.ts';

const root = document.getElementById('root')!;
reportChanged((window.__API_URL__ || '').replace(/\/$/, ''));
const say = () => {
  if (root.hasChildNodes()) return;
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.textContent = root.getAttribute(CODE_MISSING);
  root.append(note);
};
document.querySelector('script[type="module"]')!.addEventListener('error', say);
// The code rejects if a file fails that it needs before it can show anything.
addEventListener('unhandledrejection', say);
setTimeout(say, 20000);
