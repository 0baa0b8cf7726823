/** A drawing of the page as a picture file: the looks are written into a copy, for a picture knows no style sheet. */

const LOOKS = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'opacity',
  'stop-color',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-anchor',
] as const;

/** Writes the look every element has on the page into the copy of it. */
function dress(copy: Element, original: Element): void {
  const look = getComputedStyle(original);
  for (const name of LOOKS) {
    const value = look.getPropertyValue(name);
    if (value) copy.setAttribute(name, value);
  }
  copy.removeAttribute('class');
  for (let i = 0; i < original.children.length; i++)
    dress(copy.children[i] as Element, original.children[i] as Element);
}

/** The drawing as the text of an SVG file that needs nothing besides. */
export function svgTextOf(
  drawing: SVGSVGElement,
  { width, height }: { width: number; height: number },
): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  dress(copy, drawing);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

function imageOf(url: string): Promise<HTMLImageElement> {
  return new Promise((done, failed) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => failed(new Error('The drawing could not be read as a picture.'));
    image.src = url;
  });
}

/** The drawing as a PNG file. */
export async function pngOf(drawing: SVGSVGElement, size: { width: number; height: number }): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svgTextOf(drawing, size)], { type: 'image/svg+xml' }));
  try {
    const canvas = document.createElement('canvas');
    canvas.width = size.width;
    canvas.height = size.height;
    canvas.getContext('2d')?.drawImage(await imageOf(url), 0, 0, size.width, size.height);
    return await new Promise((done, failed) => {
      canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('No picture came of it.'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
