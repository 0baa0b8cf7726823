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

/** The typefaces of the page by these names, as rules that need no other file: a picture loads none. */
async function facesOf(names: readonly string[]): Promise<string> {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => names.some((name) => style.getPropertyValue('font-family').includes(name)));
  const faces = rules.map(async ({ style, parentStyleSheet }) => {
    const source = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1] ?? '';
    const file = await fetch(new URL(source, parentStyleSheet?.href ?? location.href));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    const [family, weight] = ['font-family', 'font-weight'].map((name) => style.getPropertyValue(name));
    return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${base64})}`;
  });
  return (await Promise.all(faces)).join('');
}

/** The drawing as the text of an SVG file that needs nothing besides. */
async function svgTextOf(
  drawing: SVGSVGElement,
  { width, height }: { width: number; height: number },
): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  dress(copy, drawing);
  // A typeface that cannot be had is replaced by one of the device; the picture is still one.
  const faces = await facesOf(['Barlow Condensed']).catch(() => '');
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = faces;
  copy.prepend(style);
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
  const url = URL.createObjectURL(new Blob([await svgTextOf(drawing, size)], { type: 'image/svg+xml' }));
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
