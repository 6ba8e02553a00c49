(() => {
  const root = document.getElementById('root');
  const say = () => {
    if (root.hasChildNodes()) return;
    const note = document.createElement('p');
    note.setAttribute('role', 'alert');
    note.textContent = root.dataset.codeMissing;
    root.append(note);
  };
  document.querySelector('script[type="module"]').addEventListener('error', say);
  setTimeout(say, 20000);
})();
