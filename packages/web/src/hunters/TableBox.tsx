/** Tables of The Hunters scroll as everywhere. */
export { TableBox } from '../parts/tableBox.tsx';
