// One sweep over the plays of a down: a thread for each layer, lead, spot and yards to go.
// The names in capitals that are not defined here are numbers of the model, put in front of this text.
// Where plays end is laid out first, and what dice make of it, by spot and for each marker: see gather.

enum { ENDS_AT, RAN_TO, RED_CHAIN, RAN_CHAIN, YELLOW_CHAIN, THROWN, THROWN_RULED, LEAST_AHEAD, MOST_AHEAD, KINDS };

const int TOP = GOAL - SHORTEST, HEIGHT = BACK + BEYOND + 1, MARKERS = GOAL + 1;

struct Odds { const double *odds, *missed; const int *start, *yards; };

// Tables by kind and spot, `step` numbers from one spot to the next.
struct Ways { const double *at; long long step; };

__device__ int on_field(int spot) { return spot <= 0 ? 0 : spot >= GOAL ? GOAL : spot; }

__device__ int last_of(int ruled) { return ruled ? BEYOND : GOAL - 1; }

__device__ double got(const Ways &w, int kind, int spot) { return w.at[(kind * HEIGHT + spot + BACK) * w.step]; }

__device__ double ends(const Ways &w, int spot) { return got(w, ENDS_AT, on_field(spot)); }

__device__ double chained(const Ways &w, int kind, int spot) { return got(w, kind, spot < TOP ? spot : TOP); }

// What dice make of ends --------------------------------------------------------------------------------------------

__device__ void put(double *at, long long step, int kind, int spot, double worth) { at[(kind * HEIGHT + spot + BACK) * step] = worth; }

__device__ void chain(const Odds &d, double *at, long long step, int from, int into, int colour, int low) {
    Ways w = {at, step};
    const int first = CARRIED + PARTS * colour;
    for (int spot = TOP; spot >= low; spot--) {
        double sum = spot == TOP ? got(w, from, GOAL) : 0.0;
        if (spot < TOP) {
            for (int k = d.start[first + ENDS]; k < d.start[first + ENDS + 1]; k++) sum += d.odds[k] * got(w, from, on_field(spot + d.yards[k]));
            for (int k = d.start[first + GOES_ON]; k < d.start[first + GOES_ON + 1]; k++) sum += d.odds[k] * chained(w, into, spot + d.yards[k]);
        }
        put(at, step, into, spot, sum);
    }
}

__device__ void bound(double *at, long long step, int low) {
    Ways w = {at, step};
    double least = 2.0, most = -2.0;
    for (int spot = GOAL; spot >= (low > 0 ? low : 0); spot--) {
        double worth = got(w, ENDS_AT, spot);
        least = fmin(least, worth); most = fmax(most, worth);
        put(at, step, LEAST_AHEAD, spot, least);
        put(at, step, MOST_AHEAD, spot, most);
    }
}

__device__ void throw_all(const Odds &d, double *at, long long step, int low) {
    Ways w = {at, step};
    for (int ruled = 0; ruled < 2; ruled++)
        for (int spot = last_of(ruled); spot >= low; spot--) {
            double sum = 0.0;
            for (int k = d.start[PASS]; k < d.start[PASS_ON + 1]; k++) {
                int to = spot + d.yards[k];
                if (k >= d.start[PASS_ON] && to <= last_of(ruled)) continue;
                if (!(ruled && to > BEYOND)) sum += d.odds[k] * ends(w, to);
            }
            put(at, step, THROWN + ruled, spot, sum);
        }
}

// A play ---------------------------------------------------------------------------------------------------------

struct Situation {
    Odds d;
    const double *own, *before, *ticked, *secured, *ticked_run, *rows;  // before the sweep; what a run-off secures
    const int *fouls, *starts;
    double missed, missed_judged, accepted[FOULS], by_offence, by_defence, most, least, hair;
    int mode, down, ball, marker, ruled;
};

__device__ const double *line(const Situation &c, int row) { return c.rows + row * WIDE; }

__device__ int place(const Situation &c, int down, int ball) {
    int togo = c.marker - ball;
    return (down - 1) * CELLS + c.starts[ball] + (togo < FARTHEST ? togo : FARTHEST) - 1;
}

__device__ double played(const Situation &c, int mode, int slot) {
    if (mode == 0) return c.own[slot];
    if (mode == 1) return c.ticked[slot];
    if (mode == 2) return fmax(c.own[slot], c.secured[slot]);
    return c.ticked_run[slot];
}

__device__ double landed(const Situation &c, int mode, int spot) {
    if (spot == 0 || spot >= c.marker) return line(c, ROW_FIRST + mode)[spot];
    if (c.down < DOWNS) return played(c, mode, place(c, c.down + 1, spot));
    return line(c, ROW_THEIRS + mode)[GOAL - spot];
}

__device__ double walked(const Situation &c, int foul) {
    const int *f = c.fouls + foul * FOUL_SIZE;
    int to = f[2 + c.ball];
    if (to == 0 || f[1] || to >= c.marker) return line(c, ROW_FIRST + c.mode)[to];
    int slot = place(c, c.down, to);
    return c.mode == 0 ? c.before[slot] : played(c, c.mode, slot);  // other threads are at work on this down
}

// What the offended side makes of a flag when declining is worth so much.
__device__ double judged(const Situation &c, double declined) {
    double sum = 0.0;
    for (int j = 0; j < FOULS; j++) sum += c.fouls[j * FOUL_SIZE] ? fmin(declined, c.accepted[j]) : fmax(declined, c.accepted[j]);
    return sum / FOULS;
}

__device__ void accept(Situation &c) {
    c.by_offence = c.by_defence = 0.0; c.most = -2.0; c.least = 2.0;
    for (int j = 0; j < FOULS; j++) {
        double worth = c.accepted[j] = walked(c, j);
        c.most = fmax(c.most, worth); c.least = fmin(c.least, worth);
        if (c.fouls[j * FOUL_SIZE]) c.by_offence += worth; else c.by_defence += worth;
    }
    c.missed_judged = judged(c, c.missed);
}

// A die that carries the ball under a flag: as soon as nothing ahead bends the line, its whole chain at once.
// The first face that goes on is followed here, further ones by themselves: a card has little room for calls within calls.
__device__ double run_judged(const Situation &c, const Ways &w, int kind, int colour, int spot, double likely) {
    const int first = CARRIED + PARTS * colour, on = c.d.start[first + GOES_ON];
    double sum = 0.0, share = 1.0;
    while (spot < TOP) {
        int from = on_field(spot + SHORTEST);
        double ahead = got(w, kind, spot);
        if (likely * (c.most - got(w, LEAST_AHEAD, from)) <= c.hair) return sum + share * (c.by_offence + (FOULS - BY_OFFENCE) * ahead) / FOULS;
        if (likely * (got(w, MOST_AHEAD, from) - c.least) <= c.hair) return sum + share * (c.by_defence + BY_OFFENCE * ahead) / FOULS;
        for (int k = c.d.start[first + ENDS]; k < c.d.start[first + ENDS + 1]; k++) sum += share * c.d.odds[k] * judged(c, ends(w, spot + c.d.yards[k]));
        for (int k = on + 1; k < c.d.start[first + GOES_ON + 1]; k++)
            sum += share * c.d.odds[k] * run_judged(c, w, kind, colour, spot + c.d.yards[k], likely * c.d.odds[k]);
        if (on == c.d.start[first + GOES_ON + 1]) return sum;
        share *= c.d.odds[on]; likely *= c.d.odds[on]; spot += c.d.yards[on];
    }
    return sum + share * judged(c, got(w, kind, TOP));
}

// A die that carries the ball and is not met; then met without a flag.
__device__ double run(const Situation &c, const Ways &w, int from, int kind, int colour) {
    const int first = CARRIED + PARTS * colour;
    double sum = 0.0;
    for (int k = c.d.start[first + STOPS]; k < c.d.start[first + STOPS + 1]; k++) sum += c.d.odds[k] * got(w, from, on_field(c.ball + c.d.yards[k]));
    for (int k = c.d.start[first + BREAKS]; k < c.d.start[first + BREAKS + 1]; k++) sum += c.d.odds[k] * chained(w, kind, c.ball + c.d.yards[k]);
    return sum;
}

__device__ double run_met(const Situation &c, const Ways &w, int kind, int colour) {
    const int part = CARRIED + PARTS * colour + TAKES;
    double sum = 0.0;
    for (int k = c.d.start[part]; k < c.d.start[part + 1]; k++) sum += c.d.odds[k] * chained(w, kind, c.ball + c.d.yards[k]);
    return sum;
}

__device__ double circled(const Situation &c, const Ways &w, int spot);

__device__ double thrown(const Situation &c, const Ways &w, int spot) {
    double sum = got(w, THROWN + c.ruled, spot) + c.d.missed[c.ruled * HEIGHT + spot + BACK] * c.missed;
    for (int k = c.d.start[PASS_ON]; k < c.d.start[PASS_ON + 1]; k++)
        if (spot + c.d.yards[k] <= last_of(c.ruled)) sum += c.d.odds[k] * circled(c, w, spot + c.d.yards[k]);
    return sum;
}

// A breakaway: stopped, or rolled on.
__device__ double circled(const Situation &c, const Ways &w, int spot) {
    double further = thrown(c, w, spot);
    return c.ruled ? fmax(ends(w, spot), further) : further;
}

__device__ double circled_judged(const Situation &c, const Ways &w, int spot);

__device__ double thrown_judged(const Situation &c, const Ways &w, int spot) {
    double sum = c.d.missed[c.ruled * HEIGHT + spot + BACK] * c.missed_judged;
    for (int k = c.d.start[PASS]; k < c.d.start[PASS_ON + 1]; k++) {
        int to = spot + c.d.yards[k];
        if (k >= c.d.start[PASS_ON] && to <= last_of(c.ruled)) sum += c.d.odds[k] * circled_judged(c, w, to);
        else if (!(c.ruled && to > BEYOND)) sum += c.d.odds[k] * judged(c, ends(w, to));
    }
    return sum;
}

__device__ double circled_judged(const Situation &c, const Ways &w, int spot) {
    double further = thrown_judged(c, w, spot);
    return c.ruled ? fmax(judged(c, ends(w, spot)), further) : further;
}

__device__ double covered(const Situation &c, const Ways &w, double flag) {
    double sum = flag * thrown_judged(c, w, c.ball);
    for (int k = c.d.start[COVER]; k < c.d.start[COVER + 1]; k++) sum += c.d.odds[k] * thrown(c, w, c.ball + c.d.yards[k]);
    return sum;
}

__device__ double bombed(const Situation &c, const Ways &w, const double *numbers) {
    double sum = numbers[N_MISSED] * c.missed + numbers[N_PICKED] * line(c, ROW_PICKED + c.mode)[c.ball];
    for (int k = c.d.start[BOMB]; k < c.d.start[BOMB_ON + 1]; k++) {
        int to = c.ball + c.d.yards[k];
        if (k >= c.d.start[BOMB_ON] && to <= last_of(c.ruled)) sum += c.d.odds[k] * circled(c, w, to);
        else sum += c.d.odds[k] * (c.ruled && to > BEYOND ? c.missed : ends(w, to));
    }
    return sum;
}

// The seven ways a play goes, without a turnover: red, yellow, green alone, a bomb, each met; then a blocked punt.
__device__ void kept(const Situation &c, const Ways &w, const double *numbers, double *worth) {
    worth[0] = run(c, w, RAN_TO, RAN_CHAIN, 0);
    worth[1] = run(c, w, ENDS_AT, YELLOW_CHAIN, 1);
    worth[2] = thrown(c, w, c.ball);
    worth[3] = bombed(c, w, numbers);
    worth[4] = run_met(c, w, RUN_OFF_MATCHED ? RAN_CHAIN : RED_CHAIN, 0) + numbers[N_FLAG] * run_judged(c, w, RED_CHAIN, 0, c.ball, numbers[N_FLAG]);
    worth[5] = run_met(c, w, YELLOW_CHAIN, 1) + numbers[N_FLAG + 1] * run_judged(c, w, YELLOW_CHAIN, 1, c.ball, numbers[N_FLAG + 1]);
    worth[6] = covered(c, w, numbers[N_FLAG + 2]);
    worth[7] = c.down == DOWNS ? run_met(c, w, RED_CHAIN, 0) + numbers[N_FLAG] * got(w, RED_CHAIN, c.ball) : 0.0;
}

__device__ void lost(const Situation &c, const Ways *w, const double *numbers, double *worth) {
    double rare = numbers[N_CLOCK + 2];
    worth[0] = line(c, ROW_LOST)[c.ball];
    worth[1] = line(c, ROW_LOST + 1)[c.ball];
    worth[2] = thrown(c, w[2], c.ball);
    worth[3] = bombed(c, w[2], numbers);
    worth[4] = line(c, ROW_LOST + 2)[c.ball] + numbers[N_FLAG] * run_judged(c, w[0], RED_CHAIN, 0, c.ball, rare * numbers[N_FLAG]);
    worth[5] = line(c, ROW_LOST + 3)[c.ball] + numbers[N_FLAG + 1] * run_judged(c, w[1], YELLOW_CHAIN, 1, c.ball, rare * numbers[N_FLAG + 1]);
    worth[6] = covered(c, w[2], numbers[N_FLAG + 2]);
}

// Sealed dice: alone[r] unless the defence takes the same colour. It covers each colour as far as it must.
__device__ double duel(const double *alone, const double *met) {
    double gain[3], best = -1e9, least = 1e9;
    int open = 0;
    for (int r = 0; r < 3; r++) {
        gain[r] = alone[r] - met[r];
        if (gain[r] > 0.0) open++;
        else best = fmax(best, alone[r]);
    }
    if (open == 0) {  // the offence wants to be met: the defence spreads so that no colour gets too much
        for (int set = 1; set < 8; set++) {
            double share = 0.0, total = 0.0;
            bool flat = false;
            for (int r = 0; r < 3; r++) {
                if (!(set >> r & 1)) continue;
                if (gain[r] == 0.0) flat = true;
                else { share -= 1.0 / gain[r]; total -= alone[r] / gain[r]; }
            }
            least = fmin(least, flat ? best : fmax(best, (total + 1.0) / share));
        }
        return least;
    }
    for (int set = 1; set < 8; set++) {
        double share = 0.0, total = 0.0;
        bool fits = true;
        for (int r = 0; r < 3; r++) {
            if (!(set >> r & 1)) continue;
            if (gain[r] <= 0.0) fits = false;
            else { share += 1.0 / gain[r]; total += alone[r] / gain[r]; }
        }
        if (fits) best = fmax(best, (total - 1.0) / share);
    }
    return best;
}

__device__ double punted(const Situation &c, const double *numbers, double blocked) {
    double away = line(c, ROW_AWAY)[c.ball], caught = line(c, ROW_CAUGHT)[c.ball], least = 2.0;
    double whistled = judged(c, away);
    blocked += numbers[N_FACE + 2] * caught;
    for (int pair = 0; pair < 3; pair++) {
        double two = numbers[N_PAIR + 2 * pair], one = numbers[N_PAIR + 2 * pair + 1];
        least = fmin(least, two * blocked + one * whistled + (1.0 - two - one) * away);
    }
    return least;
}

__device__ Situation situation(
    const double *values, const double *before, const double *ticked, const double *secured, const double *ticked_run, const double *rows,
    const Odds &d, const int *fouls, const int *starts, long long row, int down, int first)
{
    Situation c;
    c.d = d; c.fouls = fouls; c.starts = starts;
    c.own = values + row * OWN; c.before = before + row * OWN;
    c.ticked = ticked + row * SLOTS; c.secured = secured + row * SLOTS; c.ticked_run = ticked_run + row * SLOTS;
    c.rows = rows + row * ROWS * WIDE;
    c.down = down; c.mode = first ? 1 : 0;
    return c;
}

// A thread for each row and marker: where plays of a down end, and what dice make of it.
extern "C" __global__ void gather(
    const double *values, const double *before, const double *ticked, const double *secured, const double *ticked_run, const double *ends_of,
    double *kept_to, const double *odds, const double *numbers, const int *start, const int *yards, const int *fouls, const int *starts,
    const int *balls, const int *ruled, const double *missed, int rows, int down, int first)
{
    long long at = (long long)blockIdx.x * blockDim.x + threadIdx.x, step = (long long)rows * MARKERS;
    if (at >= step) return;
    Odds d = {odds, missed, start, yards};
    Situation c = situation(values, before, ticked, secured, ticked_run, ends_of, d, fouls, starts, at / MARKERS, down, first);
    c.marker = (int)(at % MARKERS);
    if (c.marker < 2) return;
    int low = (c.marker > FARTHEST ? c.marker - FARTHEST : 1) - BACK, from = low + SHORTEST;
    double *mine = kept_to + at;
    for (int spot = from > 0 ? from : 0; spot <= GOAL; spot++) {
        put(mine, step, ENDS_AT, spot, landed(c, c.mode, spot));
        put(mine, step, RAN_TO, spot, landed(c, c.mode + 2, spot));
    }
    bound(mine, step, from);
    chain(d, mine, step, ENDS_AT, RED_CHAIN, 0, low);
    chain(d, mine, step, RAN_TO, RAN_CHAIN, 0, low);
    chain(d, mine, step, ENDS_AT, YELLOW_CHAIN, 1, low);
    throw_all(d, mine, step, low);
}

// The same where the ball is lost: a thread for each row and colour, whatever the down.
extern "C" __global__ void gather_lost(
    const double *ends_of, double *lost_to, const double *odds, const double *numbers, const int *start, const int *yards, const int *fouls,
    const int *starts, const int *balls, const int *ruled, const double *missed, int rows)
{
    const int colours = GREEN + 1;
    long long at = (long long)blockIdx.x * blockDim.x + threadIdx.x, step = (long long)rows * colours;
    if (at >= step) return;
    Odds d = {odds, missed, start, yards};
    int colour = (int)(at % colours);
    const double *turned = ends_of + (at / colours) * ROWS * WIDE + (ROW_TURNED + colour) * WIDE;
    double *mine = lost_to + at;
    for (int spot = 0; spot <= GOAL; spot++) put(mine, step, ENDS_AT, spot, turned[spot]);
    bound(mine, step, 0);
    if (colour == 0) chain(d, mine, step, ENDS_AT, RED_CHAIN, 0, -BACK);
    if (colour == 1) chain(d, mine, step, ENDS_AT, YELLOW_CHAIN, 1, -BACK);
    if (colour == GREEN) throw_all(d, mine, step, -BACK);
}

extern "C" __global__ void sweep(
    double *values, const double *before, const double *ticked, const double *secured, const double *ticked_run, const double *ends_of,
    double *fixed, const double *kept_to, const double *lost_to, const double *odds, const double *numbers, const int *start, const int *yards,
    const int *fouls, const int *starts, const int *balls, const int *ruled, const double *missed, unsigned long long *moved, int rows,
    int down, int first, double hair)
{
    long long at = (long long)blockIdx.x * blockDim.x + threadIdx.x;
    if (at >= (long long)rows * CELLS) return;
    long long row = at / CELLS;
    int cell = (int)(at % CELLS);
    Odds d = {odds, missed, start, yards};
    Situation c = situation(values, before, ticked, secured, ticked_run, ends_of, d, fouls, starts, row, down, first);
    c.ball = balls[cell]; c.marker = c.ball + cell - starts[c.ball] + 1; c.ruled = ruled[c.ball]; c.hair = hair;
    Ways w = {kept_to + row * MARKERS + c.marker, (long long)rows * MARKERS};
    c.missed = ends(w, c.ball);
    accept(c);
    int slot = (down - 1) * CELLS + cell;
    double *constant = fixed + (row * OWN + slot) * 8;
    if (first) { kept(c, w, numbers, constant); return; }
    double plain[8], turn[7], worth[7];
    kept(c, w, numbers, plain);
    Ways given[3];
    for (int colour = 0; colour <= GREEN; colour++) given[colour] = {lost_to + row * (GREEN + 1) + colour, (long long)rows * (GREEN + 1)};
    lost(c, given, numbers, turn);
    for (int k = 0; k < 7; k++) worth[k] = numbers[N_CLOCK] * plain[k] + numbers[N_CLOCK + 1] * constant[k] + numbers[N_CLOCK + 2] * turn[k];
    double alone[3] = {worth[0], worth[1], fmax(worth[2], worth[3])};
    double best = duel(alone, worth + 4);
    best = fmax(best, fmax(line(c, ROW_GOOD)[c.ball], line(c, ROW_HAIL)[c.ball]));
    if (down == DOWNS) best = fmax(best, punted(c, numbers, numbers[N_FACE] * plain[7] + numbers[N_FACE + 1] * constant[7]));
    double change = fabs(best - values[row * OWN + slot]);
    values[row * OWN + slot] = best;
    if (change > 1e-13) atomicMax(moved, (unsigned long long)__double_as_longlong(change));
}
