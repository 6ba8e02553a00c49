import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) createRoot(root).render(<p>A page of one line, shown by React and nothing else.</p>);
