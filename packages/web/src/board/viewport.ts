/**
 * The view of a board upon the page. It moves the plane by itself rather than through the components: while a finger
 * pans, nothing else has to be drawn anew.
 */
import {
  fit,
  fitScale,
  PLACING_SCALE,
  type Point,
  panBy,
  reveal,
  type Size,
  toBoard,
  toWindow,
  type View,
  zoomTo,
} from './view.js';

/** A domino finds its cells by where it is, not by where the finger is: cells of this size are large enough. */
const LEAST_FOR_PLACING = 28;
const STEP = 1.35;
const GLIDE_MILLISECONDS = 180;
/** A view that differs by less, in pixels to a cell, is the whole board. */
const LEAST_ZOOM = 0.5;

export class Viewport {
  readonly board: Size;
  #window: Size;
  #view: View;
  #fitted = true;
  #stage: HTMLElement | undefined;
  #plane: HTMLElement | undefined;
  #observer: ResizeObserver | undefined;
  #glide: ReturnType<typeof setTimeout> | undefined;
  #zoomed = false;
  readonly #watchers = new Set<() => void>();
  readonly #followers = new Set<() => void>();

  constructor(board: Size) {
    this.board = board;
    // Until it is measured: what depends on the scale is then mostly drawn once.
    this.#window = { width: innerWidth - 12, height: innerHeight * 0.6 };
    this.#view = fit(board, this.#window);
  }

  /** The stage is the window, the plane what moves in it; its unit is a cell of one pixel. */
  attach(stage: HTMLElement, plane: HTMLElement): () => void {
    this.#stage = stage;
    this.#plane = plane;
    this.#measure();
    this.#observer = new ResizeObserver(() => this.#measure());
    this.#observer.observe(stage);
    return () => this.#observer?.disconnect();
  }

  get window(): Size {
    return this.#window;
  }

  get scale(): number {
    return this.#view.scale;
  }

  get fitScale(): number {
    return fitScale(this.board, this.#window);
  }

  get zoomed(): boolean {
    return this.#zoomed;
  }

  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  follow(moved: () => void): () => void {
    this.#followers.add(moved);
    return () => this.#followers.delete(moved);
  }

  fit(): void {
    this.#fitted = true;
    this.#glideTo(fit(this.board, this.#window));
  }

  zoomIn(): void {
    this.#zoom(this.scale * STEP);
  }

  zoomOut(): void {
    this.#zoom(this.scale / STEP);
  }

  zoomOnto(at: Point): void {
    this.#fitted = false;
    this.#glideTo(zoomTo(this.#view, this.scale * 2, toWindow(this.#view, at), this.board, this.#window));
  }

  /** Where cells are too small to be met, makes them large enough, around a point of the board. */
  zoomForPlacing(around: Point): void {
    if (this.scale >= LEAST_FOR_PLACING) return;
    this.#fitted = false;
    this.#glideTo(zoomTo(this.#view, PLACING_SCALE, toWindow(this.#view, around), this.board, this.#window));
  }

  pinch(factor: number, around: Point, moved: Point): void {
    this.#fitted = false;
    const zoomed = zoomTo(this.#view, this.scale * factor, this.#inStage(around), this.board, this.#window);
    this.#show(panBy(zoomed, moved, this.board, this.#window));
  }

  pan(moved: Point): void {
    this.#show(panBy(this.#view, moved, this.board, this.#window));
  }

  reveal(part: Point & Size): void {
    const next = reveal(this.#view, part, this.board, this.#window);
    if (next.x !== this.#view.x || next.y !== this.#view.y) this.#glideTo(next);
  }

  toBoard(at: Point): Point {
    return toBoard(this.#view, this.#inStage(at));
  }

  toStage(at: Point): Point {
    return toWindow(this.#view, at);
  }

  toPage(at: Point): Point {
    const { x, y } = toWindow(this.#view, at);
    const { left, top } = this.box;
    return { x: x + left, y: y + top };
  }

  centre(): Point {
    return toBoard(this.#view, { x: this.#window.width / 2, y: this.#window.height / 2 });
  }

  contains({ x, y }: Point): boolean {
    const { left, top, right, bottom } = this.box;
    return x >= left && x <= right && y >= top && y <= bottom;
  }

  /** How far beyond the edges of the stage a point of the page lies, or how near them: for panning while dragging. */
  push(at: Point, margin: number): Point {
    const { left, top, right, bottom } = this.box;
    const along = (place: number, from: number, to: number) =>
      place < from + margin ? from + margin - place : place > to - margin ? to - margin - place : 0;
    const inside = at.y < bottom + margin && at.y > top - margin;
    return inside ? { x: along(at.x, left, right), y: along(at.y, top, bottom) } : { x: 0, y: 0 };
  }

  #zoom(scale: number): void {
    this.#fitted = false;
    const middle = { x: this.#window.width / 2, y: this.#window.height / 2 };
    this.#glideTo(zoomTo(this.#view, scale, middle, this.board, this.#window));
  }

  #inStage({ x, y }: Point): Point {
    const { left, top } = this.box;
    return { x: x - left, y: y - top };
  }

  get box(): DOMRect {
    return this.#stage?.getBoundingClientRect() ?? new DOMRect();
  }

  #measure(): void {
    const { clientWidth: width, clientHeight: height } = this.#stage ?? { clientWidth: 1, clientHeight: 1 };
    this.#window = { width, height };
    // What lies beside the board is as large as its cells, whatever part of it is looked at. As a property of the style
    // it would cost the whole page another look before it is first seen.
    const game = this.#stage?.closest<HTMLElement>('.game');
    if (game) game.dataset.fit = String(this.fitScale);
    this.#show(
      this.#fitted ? fit(this.board, this.#window) : panBy(this.#view, { x: 0, y: 0 }, this.board, this.#window),
    );
  }

  #glideTo(view: View): void {
    this.#plane?.classList.add('gliding');
    clearTimeout(this.#glide);
    this.#glide = setTimeout(() => this.#plane?.classList.remove('gliding'), GLIDE_MILLISECONDS);
    this.#show(view);
  }

  #show(view: View): void {
    const { scale } = this.#view;
    this.#view = view;
    if (this.#plane !== undefined)
      this.#plane.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale / PLANE_SCALE})`;
    for (const follower of this.#followers) follower();
    const zoomed = Math.abs(view.scale - this.fitScale) > LEAST_ZOOM;
    if (zoomed === this.#zoomed && view.scale === scale) return;
    this.#zoomed = zoomed;
    for (const watcher of this.#watchers) watcher();
  }
}

/** Pixels to a cell on the plane as it is laid out, before it is scaled. */
export const PLANE_SCALE = 48;
