/** Tables of The Hunters scroll as everywhere. */
export { TableBox } from '@flotilla/ui/parts/tableBox.tsx';
