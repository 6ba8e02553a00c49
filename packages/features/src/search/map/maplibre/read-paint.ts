/**
 * Resolves a CSS color, including variables and mixes, to numbers for a renderer that supports neither: the
 * browser computes the color on an element and paints one pixel with it.
 */
export function createPaintReader(element: HTMLElement): (cssColor: string) => string {
  const probe = document.createElement('span');
  probe.hidden = true;
  // The map is a picture: with forced colors it would be one black square.
  probe.style.forcedColorAdjust = 'none';
  element.append(probe);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (cssColor) => {
    probe.style.color = cssColor;
    if (!context) return 'rgb(128, 128, 128)';
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
    return `rgba(${red}, ${green}, ${blue}, ${alpha / 255})`;
  };
}
